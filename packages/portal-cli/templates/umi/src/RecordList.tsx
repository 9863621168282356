import { isPlainClick } from '@portal/subsystem-sdk';
import { usePortal, useTexts } from '@portal/subsystem-sdk/react';
import { PageHeading } from './PageHeading';
import { listRecords } from './records';
import { texts } from './texts';

/** The list; `onAdd` opens the form. */
export function RecordList({ onAdd }: { onAdd(): void }) {
  const { navigation } = usePortal();
  const t = useTexts(texts);
  const rows = listRecords();
  return (
    <>
      <PageHeading title={t('list')} />
      {rows.length === 0 && <p>{t('empty')}</p>}
      <ul className="rows">
        {rows.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <a
        href={navigation.hrefOf('/records/new')}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onAdd();
        }}
      >
        {t('add')}
      </a>
    </>
  );
}
