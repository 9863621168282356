import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { IconButton } from '@/components/IconButton';
import { insertAt, SortableArea, SortableList, useSortable } from '@/components/sortable-list';
import {
  Refusals,
  UploadRows,
  useNewestFiles,
  useRefusals,
  useReportPending,
  useRowFocus,
  useUploads,
} from '@/components/upload-list';
import type { Picture } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { uploadFile } from '@/services/files';
import { IN_BACKGROUND } from '@/services/http';
import { describeError } from '@/shell/feedback';
import { cx } from '@/utils/cx';
import { formatBytes } from '@/utils/formatBytes';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { safeUrl } from '@/utils/safeUrl';
import styles from './Covers.module.css';

/** Cover images (R047). */
const COVER_LIMITS = { count: 9, bytes: 5 * 1024 * 1024, extensions: ['jpg', 'jpeg', 'png', 'webp'] } as const;

const CropDialog = retryableLazy(() => import('./CropDialog'));

interface CoversProps {
  id?: string;
  /** Title of the notice. */
  title: string;
  value?: Picture[];
  onChange?: (pictures: Picture[]) => void;
  onPendingChange: (count: number) => void;
}

const sendPicture = (file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) =>
  uploadFile(file, { ...options, ...IN_BACKGROUND });

/** The cover images: choose, crop one after the other, upload, and sort (R047). */
export function Covers({ id, title, value = [], onChange, onPendingChange }: CoversProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const rowFocus = useRowFocus(box, () => add.current?.focus());
  const [queue, setQueue] = useState<{ files: readonly File[]; done: number }>({ files: [], done: 0 });
  const refusals = useRefusals(COVER_LIMITS);
  const { files: pictures, change } = useNewestFiles(value, onChange);
  const uploads = useUploads(sendPicture, (sent) =>
    change([...pictures.current, { id: sent.id, downloadUri: sent.downloadUri }]),
  );
  const waiting = queue.files.length - queue.done;
  const pending = uploads.list.length + waiting;
  useReportPending(pending, onPendingChange);
  const isFull = value.length + pending >= COVER_LIMITS.count;

  const take = (chosen: readonly File[]) => {
    // Only the count matters: two covers may be cropped from the same image.
    const taken = Array.from({ length: value.length + pending }, () => ({ name: '' }));
    const accepted = refusals.accept(chosen, taken);
    if (accepted.length > 0) setQueue({ files: accepted, done: 0 });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  const next = () =>
    setQueue(({ files, done }) => (done + 1 < files.length ? { files, done: done + 1 } : { files: [], done: 0 }));
  const current = queue.files[queue.done];

  return (
    <div
      {...rowFocus}
      ref={box}
      className={styles.box}
      role="group"
      aria-label={t('notices.preview.covers')}
      onDrop={drop}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
    >
      <SortableArea
        onMove={({ id: moved, from, to }) => {
          const picture = value[from.index];
          if (!picture || keyOf(picture) !== moved) return false;
          change(
            insertAt(
              value.filter((_, index) => index !== from.index),
              picture,
              to.index,
            ),
          );
        }}
      >
        <SortableList direction="horizontal" className={styles.grid}>
          {value.map((picture, index) => (
            <Cover
              key={keyOf(picture)}
              picture={picture}
              index={index}
              count={value.length}
              title={title}
              onRemove={() => change(value.filter((other) => other !== picture))}
            />
          ))}
        </SortableList>
      </SortableArea>
      {uploads.list.length > 0 && (
        <ul className={styles.uploads}>
          <UploadRows uploads={uploads} describe={describeError} />
        </ul>
      )}
      <button
        ref={add}
        id={id}
        type="button"
        className={styles.add}
        disabled={isFull}
        onClick={() => picker.current?.click()}
      >
        <PlusOutlined aria-hidden />
        {t('notices.covers.add', { count: value.length, most: COVER_LIMITS.count })}
      </button>
      <span className={styles.hint}>{t('notices.covers.hint', { size: formatBytes(COVER_LIMITS.bytes) })}</span>
      <Refusals messages={refusals.messages} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={COVER_LIMITS.extensions.map((extension) => `.${extension}`).join()}
        aria-label={t('notices.preview.covers')}
        onChange={choose}
      />
      <LazyBoundary>
        {current && (
          <CropDialog
            key={queue.done}
            file={current}
            index={queue.done + 1}
            total={queue.files.length}
            onSkip={next}
            onCropped={(file) => {
              next();
              uploads.start([file]);
            }}
            onFailed={({ name }) => {
              next();
              refusals.showMessage(t('notices.covers.unreadable', { name }));
            }}
          />
        )}
      </LazyBoundary>
    </div>
  );
}

const keyOf = ({ id, downloadUri }: Picture) => `${id} ${downloadUri}`;

interface CoverProps {
  picture: Picture;
  index: number;
  count: number;
  title: string;
  onRemove: () => void;
}

function Cover({ picture, index, count, title, onRemove }: CoverProps) {
  const t = useText();
  const name = t('notices.preview.coverName', { title, index: index + 1, total: count });
  const { itemProps, className, move } = useSortable({ id: keyOf(picture), name, index, count });
  return (
    <li {...itemProps} className={cx(className, styles.cover)}>
      <img src={safeUrl(picture.downloadUri)} alt={name} draggable={false} />
      <span className={styles.tools}>
        <IconButton
          label={t('notices.covers.earlier', { name })}
          icon={<ArrowLeftOutlined aria-hidden />}
          disabled={index === 0}
          onClick={() => move({ index: index - 1 })}
        />
        <IconButton
          label={t('notices.covers.later', { name })}
          icon={<ArrowRightOutlined aria-hidden />}
          disabled={index === count - 1}
          onClick={() => move({ index: index + 1 })}
        />
        <IconButton label={t('uploads.remove', { name })} icon={<DeleteOutlined aria-hidden />} onClick={onRemove} />
      </span>
    </li>
  );
}
