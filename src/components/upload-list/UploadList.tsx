import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { formatBytes } from '@/utils/formatBytes';
import { Refusals, useRefusals } from './Refusals';
import type { FileLimits } from './refusalOf';
import { SentRow, UploadRows } from './UploadRow';
import { useNewestFiles, useReportPending } from './useFileField';
import { useRowFocus } from './useRowFocus';
import { useUploads, type SendFile } from './useUploads';
import styles from './UploadList.module.css';

/** Properties that every uploaded file has. */
interface SentFile {
  downloadUri: string;
  originalFilename: string;
  filename: string;
  size?: number;
}

export interface UploadListProps<Sent extends SentFile> {
  id?: string;
  /** Label of the button. */
  label: string;
  value?: readonly Sent[];
  onChange?: (files: Sent[]) => void;
  send: SendFile<Sent>;
  limits: FileLimits;
  /** Returns why an upload failed, in the user's language. */
  describe: (error: unknown) => string;
  /** Called with the number of files still uploading: they are not part of the value yet. */
  onPendingChange?: (count: number) => void;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** File field of a form: choose, drop or paste files; upload with progress, cancel, retry, remove (R047). */
export function UploadList<Sent extends SentFile>(props: UploadListProps<Sent>) {
  const { id, label, value = [], onChange, send, limits, describe, onPendingChange } = props;
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const refusals = useRefusals(limits);
  const [isOver, setOver] = useState(false);

  const { files, change } = useNewestFiles(value, onChange);
  const uploads = useUploads(send, (sent) => change([...files.current, sent]));
  const pending = uploads.list.length;
  useReportPending(pending, onPendingChange);
  const rowFocus = useRowFocus(box, () => box.current?.querySelector('button')?.focus());

  const take = (chosen: readonly File[]) => {
    const present = [
      ...files.current.map((file) => ({ name: nameOf(file), size: file.size })),
      ...uploads.list.map(({ name, size }) => ({ name, size })),
    ];
    const accepted = refusals.accept(chosen, present);
    if (accepted.length > 0) uploads.start(accepted);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // Allows choosing the same file again.
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
      {...rowFocus}
      ref={box}
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
          <UploadRows uploads={uploads} describe={describe} />
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
        {limits.count !== undefined && (
          <span className={styles.hint}>
            {t('uploads.limits', { count: limits.count, size: formatBytes(limits.bytes) })}
          </span>
        )}
      </div>
      <Refusals messages={refusals.messages} />
      <input
        ref={picker}
        type="file"
        multiple
        // antd's form styles show every file input, overriding the hidden attribute.
        style={{ display: 'none' }}
        aria-label={label}
        accept={limits.extensions?.map((extension) => `.${extension}`).join()}
        onChange={choose}
      />
    </div>
  );
}

const nameOf = ({ originalFilename, filename }: SentFile) => originalFilename || filename;
