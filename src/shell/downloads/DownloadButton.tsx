import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import type { DownloadFile, DownloadState } from './createDownloads';
import { useDownloads } from './useDownloads';

/** Starts a download, retries it after a failure, and cancels it while it runs (R009, R115). */
export function DownloadButton({ file, state }: { file: DownloadFile; state: DownloadState | undefined }) {
  const t = useText();
  const downloads = useDownloads();
  const { name } = file;
  if (state?.kind === 'running')
    return (
      <IconButton
        label={t('downloads.cancel', { name })}
        icon={<CloseOutlined aria-hidden />}
        onClick={() => downloads.cancel(file.uri)}
      />
    );
  const isFailed = state?.kind === 'failed';
  return (
    <IconButton
      label={t(isFailed ? 'downloads.again' : 'downloads.start', { name })}
      icon={isFailed ? <ReloadOutlined aria-hidden /> : <DownloadOutlined aria-hidden />}
      onClick={() => void downloads.start(file)}
    />
  );
}
