import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ServerTime } from '@/components/ServerTime';
import { AppModal } from '@/components/app-modal';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { previewKindOf } from '@/domain/file/previewKind';
import type { NamedManual } from '@/domain/manual/schema';
import { useText } from '@/locales/text';
import { getManual } from '@/services/manuals';
import { useRecord } from '@/shell/cached-pages';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { textLanguage } from '@/utils/textLanguage';
import { formatFullTime } from '@/utils/time';
import { fileNameOf } from '../home/FileRow';
import { ManualIcon } from '../ManualIcon';
import { nameOf } from '../nameOf';
import { forgetOpened, rememberOpened } from '../recent/openedManuals';
import { FileChoice } from './FileChoice';
import { useSourceName } from '../useSourceName';
import styles from './ManualPreview.module.css';

/** Width of the manual dialog. */
const MANUAL_PREVIEW_WIDTH_PX = 921;

const FileView = retryableLazy(() => import('./FileView'));

interface ManualPreviewProps {
  /** Id of the manual; null while the dialog is closed. */
  manualId: string | null;
  onClose: () => void;
  /** The manual does not exist. */
  onMissing?: () => void;
  onEdit?: (id: string) => void;
}

/** Previews a manual: PDF, images and text are shown, every file can be downloaded (R048, B14). */
export function ManualPreview({ manualId, onClose, onMissing, onEdit }: ManualPreviewProps) {
  const t = useText();
  const {
    record: manual,
    error,
    isMissing,
    retry,
  } = useRecord(manualId, getManual, {
    onMissing: (id) => {
      forgetOpened([id]);
      onMissing?.();
    },
  });
  const openedId = manual?.id;

  useEffect(() => {
    if (openedId !== undefined) rememberOpened(openedId);
  }, [openedId]);

  return (
    <AppModal
      open={manualId !== null}
      title={manual ? nameOf(manual, t) : t('manuals.preview.title')}
      width={MANUAL_PREVIEW_WIDTH_PX}
      isTitleFocused={manual !== null}
      onClose={onClose}
      footer={
        <>
          {manual && onEdit && (
            <ActionButton kind="plain" onClick={() => onEdit(manual.id)}>
              {t('manuals.edit')}
            </ActionButton>
          )}{' '}
          <ActionButton kind="primary" onClick={onClose}>
            {t('common.back')}
          </ActionButton>
        </>
      }
    >
      <RegionState
        state={manual ? 'ready' : isMissing ? 'empty' : error ? 'error' : 'loading'}
        skeleton={<SkeletonRows rows={6} trailing={0} />}
        error={t('manuals.preview.failed')}
        empty={{ type: 'not_found', title: t('manuals.preview.missing'), tip: t('manuals.preview.missingTip') }}
        onRetry={retry}
      >
        {manual && <ManualContent manual={manual} />}
      </RegionState>
    </AppModal>
  );
}

function ManualContent({ manual }: { manual: NamedManual }) {
  const t = useText();
  const { attachments } = manual;
  const source = useSourceName()(manual);
  const first = attachments.findIndex(
    (file) => file.downloadUri !== '' && previewKindOf(fileNameOf(file, t, manual.name)) !== null,
  );
  const [chosen, choose] = useState(Math.max(0, first));
  const file = attachments[chosen];

  return (
    <div className={styles.content}>
      <p className={styles.line}>
        <ManualIcon source={manual.source} name="" />
        <span lang={textLanguage(source)}>{source}</span>
        <ServerTime value={manual.pushTime}>{formatFullTime(manual.pushTime)}</ServerTime>
      </p>
      {manual.description && (
        <p className={styles.description} lang={textLanguage(manual.description)}>
          {manual.description}
        </p>
      )}
      <FileChoice files={attachments} manualName={manual.name} chosen={chosen} onChoose={choose} />
      {file && (
        <LazyBoundary fallback={<SkeletonRows rows={6} trailing={0} />}>
          <FileView key={file.downloadUri} file={file} name={fileNameOf(file, t, manual.name)} />
        </LazyBoundary>
      )}
    </div>
  );
}
