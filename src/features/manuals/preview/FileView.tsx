import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { PREVIEW_LIMIT_BYTES, previewKindOf } from '@/domain/file/previewKind';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { safeUrl } from '@/utils/safeUrl';
import styles from './ManualPreview.module.css';
import { TextView } from './TextView';
import { useFileBytes } from './useFileBytes';

// The PDF viewer is as large as the rest of the portal: load it only for a PDF.
const PdfView = retryableLazy(() => import('./PdfView'));

/** Previews a supported file; others can only be downloaded (R048). */
export default function FileView({ file, name }: { file: Attachment; name: string }) {
  const t = useText();
  if (file.downloadUri === '')
    return (
      <EmptyState
        type="blank_page"
        title={t('manuals.preview.unavailable')}
        tip={t('manuals.preview.noAddress')}
        action={null}
      />
    );
  const kind = previewKindOf(name);
  const isTooLarge = file.size !== undefined && file.size > PREVIEW_LIMIT_BYTES;
  if (kind === null || isTooLarge)
    return (
      <EmptyState
        type="blank_page"
        title={t('manuals.preview.onlyDownload')}
        tip={
          isTooLarge
            ? t('manuals.preview.tooLarge', { size: formatBytes(PREVIEW_LIMIT_BYTES) })
            : t('manuals.preview.noPreview')
        }
        action={null}
      />
    );
  if (kind === 'image') return <ImageView file={file} name={name} />;
  return <BytesView file={file} name={name} kind={kind} />;
}

function BytesView({ file, name, kind }: { file: Attachment; name: string; kind: 'pdf' | 'text' }) {
  const t = useText();
  const { bytes, error, fraction, retry } = useFileBytes(file.downloadUri);
  return (
    <RegionState
      state={bytes ? 'ready' : error ? 'error' : 'loading'}
      skeleton={
        <>
          {fraction !== null && <progress className={styles.progress} value={fraction} aria-label={name} />}
          <SkeletonRows rows={6} trailing={0} />
        </>
      }
      error={t('manuals.preview.fileFailed')}
      onRetry={retry}
    >
      {bytes && (
        <LazyBoundary fallback={<SkeletonRows rows={6} trailing={0} />}>
          {kind === 'pdf' ? <PdfView bytes={bytes} name={name} /> : <TextView bytes={bytes} name={name} />}
        </LazyBoundary>
      )}
    </RegionState>
  );
}

function ImageView({ file, name }: { file: Attachment; name: string }) {
  const t = useText();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const source = safeUrl(file.downloadUri);
  if (isFailed || !source)
    return (
      <RegionState
        state="error"
        error={t('manuals.preview.fileFailed')}
        onRetry={() => {
          setFailed(false);
          setAttempt((count) => count + 1);
        }}
      />
    );
  return (
    <div className={styles.picture}>
      <img key={attempt} src={source} alt={name} referrerPolicy="no-referrer" onError={() => setFailed(true)} />
    </div>
  );
}
