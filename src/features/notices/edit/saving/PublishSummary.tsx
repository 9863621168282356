import type { NoticeColumn } from '@/domain/notice/schema';
import type { NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { ABSENT } from '@/constants/absent';
import { endText } from '../../endText';
import styles from '../NoticeEditor.module.css';

/** Summarizes the audience and the contents of a notice before it is published (R047). */
export function PublishSummary({ form, columns }: { form: NoticeForm; columns: readonly NoticeColumn[] }) {
  const t = useText();
  const column = columns.find(({ columnCode }) => columnCode === form.columnCode)?.columnName;
  const rows = [
    [t('notices.publish.audience'), t('notices.publish.everybody', { end: endText(t, form.publishingType) })],
    [t('notices.preview.column'), column ?? ABSENT],
    [t('notices.publish.when'), form.timing === 'timed' ? form.publishTime : t('notices.publish.now')],
    [
      t('notices.publish.files'),
      t('notices.publish.counts', { pictures: form.pictures.length, attachments: form.attachments.length }),
    ],
  ] as const;
  return (
    <dl className={styles.summary}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
