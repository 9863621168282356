import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PaperClipOutlined from '@ant-design/icons/es/icons/PaperClipOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { isProgram } from '@/utils/isProgram';
import { textLanguage } from '@/utils/textLanguage';
import { visibleName } from '@/utils/visibleName';
import type { Upload, Uploads } from './useUploads';
import styles from './UploadList.module.css';

interface UploadRowProps {
  upload: Upload;
  /** Why it failed, in the user's language. */
  reason: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** The files that are not uploaded yet, as list items. */
export function UploadRows({ uploads, describe }: { uploads: Uploads; describe: (error: unknown) => string }) {
  return uploads.list.map((upload) => (
    <UploadRow
      key={upload.id}
      upload={upload}
      reason={upload.state === 'failed' ? describe(upload.error) : ''}
      onRetry={() => uploads.retry(upload.id)}
      onCancel={() => uploads.cancel(upload.id)}
    />
  ));
}

/** A file that is not uploaded yet: its progress or its error. */
function UploadRow({ upload: { name: given, size, state, fraction }, reason, onRetry, onCancel }: UploadRowProps) {
  const t = useText();
  const name = visibleName(given);
  const percent = Math.floor(Math.min(1, fraction ?? 0) * 100);
  return (
    <li className={styles.row} data-upload-state={state}>
      <PaperClipOutlined className={styles.clip} aria-hidden />
      <FileName name={name} />
      <ProgramNote name={name} />
      {state === 'failed' ? (
        <span className={styles.failed} role="alert">
          {[t('uploads.failed'), reason].filter(Boolean).join(' · ')}
        </span>
      ) : (
        <>
          <progress
            className={styles.progress}
            value={percent}
            max={100}
            aria-label={t('uploads.progress', { name })}
          />
          <span className={styles.note}>{state === 'waiting' ? formatBytes(size) : `${percent}%`}</span>
        </>
      )}
      {state === 'failed' && (
        <IconButton label={t('uploads.retry', { name })} icon={<ReloadOutlined aria-hidden />} onClick={onRetry} />
      )}
      <IconButton label={t('uploads.cancel', { name })} icon={<CloseOutlined aria-hidden />} onClick={onCancel} />
    </li>
  );
}

/** An uploaded file; the server may omit its name (A40). */
export function SentRow({ name: given, size, onRemove }: { name: string; size?: number; onRemove: () => void }) {
  const t = useText();
  const name = visibleName(given) || t('uploads.unnamed');
  return (
    <li className={styles.row}>
      <PaperClipOutlined className={styles.clip} aria-hidden />
      <FileName name={name} />
      <ProgramNote name={name} />
      <span className={styles.note}>{size !== undefined && formatBytes(size)}</span>
      <IconButton label={t('uploads.remove', { name })} icon={<DeleteOutlined aria-hidden />} onClick={onRemove} />
    </li>
  );
}

/** The extension of a file name, which stays where the name is cut. */
const EXTENSION = /\.[^.\s]{1,5}$/;

function FileName({ name }: { name: string }) {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  return (
    <span className={styles.name} title={name} lang={textLanguage(name)}>
      <span className={styles.stem}>{name.slice(0, name.length - extension.length)}</span>
      {extension}
    </span>
  );
}

/** Not refused: some readers need programs. But whoever adds one by mistake sees it before publishing. */
function ProgramNote({ name }: { name: string }) {
  const t = useText();
  return isProgram(name) && <span className={styles.program}>{t('uploads.program')}</span>;
}
