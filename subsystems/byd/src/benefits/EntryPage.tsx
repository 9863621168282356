import { Descriptions } from 'antd';
import { Link, useParams } from 'react-router';
import { PageHead, Status } from '@portal/subsystem-sdk/react';
import { NotFound } from '../NotFound';
import { useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { useText } from '../portal/text';
import { useEntries } from './rows';

/** One entry of the ledger: what was booked, and whether it was published. */
export function EntryPage() {
  const t = useText();
  const { day, money } = useFormats();
  const { id = '' } = useParams();
  const entry = useEntries().find((each) => String(each.id) === id);
  if (!entry) return <NotFound title={t('missing.record', { id })} />;

  const { voucher, source, payer, amount, isPublished } = entry;
  return (
    <>
      <PageHead
        back={
          <Link className="back" to="/">
            {t('missing.back')}
          </Link>
        }
        heading={<PageHeading title={voucher}>{voucher}</PageHeading>}
        facts={
          <Status tone={isPublished ? 'success' : 'warning'}>
            {t(isPublished ? 'ledger.isPublished' : 'ledger.isOpen')}
          </Status>
        }
      />
      <section className="card">
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2 }}
          items={[
            { key: 'day', label: t('ledger.day'), children: day(entry.day) },
            { key: 'source', label: t('ledger.source'), children: t(`ledgerSource.${source}`) },
            { key: 'payer', label: t('ledger.payer'), children: payer },
            { key: 'amount', label: t('ledger.amount'), children: money(amount) },
          ]}
        />
      </section>
    </>
  );
}
