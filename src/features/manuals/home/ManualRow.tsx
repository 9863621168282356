import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Attachment } from '@/domain/file/schema';
import type { NamedManual } from '@/domain/manual/schema';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { FileRow } from './FileRow';
import { ManualIcon } from '../ManualIcon';
import { nameOf } from '../nameOf';
import { useSourceName } from '../useSourceName';
import styles from './ManualDownloads.module.css';

interface ManualRowProps {
  manual: NamedManual;
}

/** A manual: its row downloads a single file, or opens the list of several (R009). */
export function ManualRow({ manual }: ManualRowProps) {
  const t = useText();
  const icon = <ManualIcon source={manual.source} name={useSourceName()(manual)} />;
  // A file without an address cannot be downloaded.
  const files = manual.attachments.filter(({ downloadUri }) => downloadUri !== '');
  const [first, ...others] = files;

  if (!first)
    return (
      <li className={styles.row}>
        <span className={styles.line}>
          {icon}
          <span className={styles.name}>{nameOf(manual, t)}</span>
          <span className={styles.note}>{t('manuals.home.noFile')}</span>
        </span>
      </li>
    );
  if (others.length === 0)
    return (
      <li>
        <FileRow file={first} icon={icon} manualName={manual.name} />
      </li>
    );
  return <SeveralFiles manual={manual} files={files} icon={icon} />;
}

function SeveralFiles({ manual, files, icon }: ManualRowProps & { files: readonly Attachment[]; icon: ReactNode }) {
  const t = useText();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const head = useRef<HTMLButtonElement>(null);
  const name = nameOf(manual, t);

  return (
    <li
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        head.current?.focus();
      }}
    >
      <div className={styles.row}>
        <button
          ref={head}
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={listId}
          title={t('manuals.home.chooseFile', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{t('manuals.home.files', { count: files.length })}</span>
          <DownOutlined className={cx(styles.arrow, isOpen && styles.isOpen)} aria-hidden />
        </button>
      </div>
      <ul id={listId} className={styles.files} hidden={!isOpen}>
        {isOpen &&
          files.map((file, index) => (
            <li key={`${file.downloadUri} ${index}`}>
              <FileRow file={file} manualName={manual.name} />
            </li>
          ))}
      </ul>
    </li>
  );
}
