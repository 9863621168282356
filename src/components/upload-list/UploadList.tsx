import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { useMemoizedFn } from 'ahooks';
import { ActionButton } from '@/components/action-button';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { formatBytes } from '@/utils/formatBytes';
import { refusalOf, type FileLimits } from './refusalOf';
import { SentRow, UploadRow } from './UploadRow';
import { useUploads, type SendFile } from './useUploads';
import styles from './UploadList.module.css';

/** What every uploaded file has. */
interface SentFile {
  downloadUri: string;
  originalFilename: string;
  filename: string;
  size?: number;
}

export interface UploadListProps<Sent extends SentFile> {
  id?: string;
  /** What the button says. */
  label: string;
  value?: readonly Sent[];
  onChange?: (files: Sent[]) => void;
  send: SendFile<Sent>;
  limits: FileLimits;
  /** Says why an upload failed. */
  describe: (error: unknown) => string;
  /** Told how many files have not arrived: they are not part of the value yet. */
  onPendingChange?: (count: number) => void;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** Files of a form: chosen, dropped or pasted, sent with their progress, given up, tried again, taken out (R047). */
export function UploadList<Sent extends SentFile>(props: UploadListProps<Sent>) {
  const { id, label, value = [], onChange, send, limits, describe, onPendingChange } = props;
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);

  // The newest value, not the one of the render in which the upload began.
  const files = useRef(value);
  useEffect(() => {
    files.current = value;
  });
  const change = useMemoizedFn((next: Sent[]) => {
    files.current = next;
    onChange?.(next);
  });
  const uploads = useUploads(send, (sent) => change([...files.current, sent]));
  const tellPending = useMemoizedFn((count: number) => onPendingChange?.(count));
  const pending = uploads.list.length;
  useEffect(() => tellPending(pending), [pending, tellPending]);
  useEffect(() => () => tellPending(0), [tellPending]);

  const take = (chosen: readonly File[]) => {
    const present = [
      ...files.current.map((file) => ({ name: nameOf(file), size: file.size })),
      ...uploads.list.map(({ name, size }) => ({ name, size })),
    ];
    const accepted: File[] = [];
    const words: string[] = [];
    for (const file of chosen) {
      const refusal = refusalOf(file, limits, [...present, ...accepted]);
      if (!refusal) accepted.push(file);
      else
        words.push(
          t(`uploads.refused.${refusal}`, {
            name: file.name,
            size: formatBytes(limits.bytes),
            count: limits.count ?? 0,
            endings: (limits.endings ?? []).join(' '),
          }),
        );
    }
    setRefused([...new Set(words)]);
    if (accepted.length > 0) uploads.start(accepted);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <div
      className={cx(styles.box, isOver && styles.isOver)}
      role="group"
      aria-label={label}
      onPaste={paste}
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
    >
      {(value.length > 0 || pending > 0) && (
        <ul className={styles.list}>
          {value.map((file, index) => (
            <SentRow
              key={`${file.downloadUri} ${index}`}
              name={nameOf(file)}
              size={file.size}
              onRemove={() => change(value.filter((_, other) => other !== index))}
            />
          ))}
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              reason={upload.state === 'failed' ? describe(upload.error) : ''}
              onRetry={() => uploads.retry(upload.id)}
              onCancel={() => uploads.cancel(upload.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <ActionButton
          id={id}
          aria-describedby={props['aria-describedby']}
          onClick={() => picker.current?.click()}
          disabled={limits.count !== undefined && value.length + pending >= limits.count}
        >
          <UploadOutlined aria-hidden />
          {label}
        </ActionButton>
        <span className={styles.hint}>{t('uploads.hint')}</span>
      </div>
      {refused.length > 0 && (
        <div className={styles.refused} role="alert">
          {refused.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        // antd's forms show every field for files, whatever says that it is hidden.
        style={{ display: 'none' }}
        aria-label={label}
        accept={limits.endings?.map((ending) => `.${ending}`).join()}
        onChange={choose}
      />
    </div>
  );
}

const nameOf = ({ originalFilename, filename }: SentFile) => originalFilename || filename;
