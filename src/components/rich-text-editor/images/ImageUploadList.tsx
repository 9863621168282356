import { useRef } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { IconButton } from '@/components/IconButton';
import { useRowFocus } from '@/components/upload-list';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import styles from '../RichTextEditor.module.css';
import type { ImageUpload } from './imageUploads';

interface ImageUploadListProps {
  uploads: readonly ImageUpload[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  /** Moves the focus into the text when the last image is gone. */
  focusText: () => void;
}

/** The images being uploaded into the text, each with cancel and retry. */
export function ImageUploadList({ uploads, onRetry, onCancel, focusText }: ImageUploadListProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const rowFocus = useRowFocus(list, focusText);
  if (uploads.length === 0) return null;
  return (
    <ul {...rowFocus} ref={list} className={styles.uploads} aria-label={t('editor.uploads')}>
      {uploads.map(({ id, name, state, fraction }) => (
        <li key={id} className={styles.upload}>
          <span className={styles.uploadName}>{name}</span>
          <span className={cx(styles.uploadNote, state === 'failed' && styles.failed)} role="status">
            {state === 'failed'
              ? t('editor.imageFailed')
              : t('editor.imageRunning', { percent: Math.floor((fraction ?? 0) * 100) })}
          </span>
          {state === 'failed' && (
            <IconButton
              label={t('editor.retryImage', { name })}
              icon={<ReloadOutlined aria-hidden />}
              onClick={() => onRetry(id)}
            />
          )}
          <IconButton
            label={t('editor.cancelImage', { name })}
            icon={<CloseOutlined aria-hidden />}
            onClick={() => onCancel(id)}
          />
        </li>
      ))}
    </ul>
  );
}
