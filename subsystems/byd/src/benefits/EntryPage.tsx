import { type MouseEvent } from 'react';
import { Button, Descriptions } from 'antd';
import { useParams } from 'react-router';
import { PageHead, Status, usePermission, usePortal } from '@portal/subsystem-sdk/react';
import { NotFound } from '../NotFound';
import { BackLink } from '../portal/BackLink';
import { dayOf, useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { useText } from '../portal/text';
import type { Entry } from './ledger';
import { publish, useEntries } from './rows';

/** One entry of the ledger: what was booked, and whether it was published. */
export function EntryPage() {
  const t = useText();
  const { day, money } = useFormats();
  const mayBook = usePermission('benefits:book');
  const { id = '' } = useParams();
  const entry = useEntries().find((each) => String(each.id) === id);
  if (!entry) return <NotFound title={t('missing.record', { id })} />;

  const { voucher, source, payer, amount, publishedOn } = entry;
  return (
    <>
      <PageHead
        back={<BackLink />}
        heading={<PageHeading title={voucher}>{voucher}</PageHeading>}
        facts={
          <Status tone={publishedOn ? 'success' : 'warning'}>
            {t(publishedOn ? 'ledger.isPublished' : 'ledger.isOpen')}
          </Status>
        }
        actions={mayBook && publishedOn === null && <Publish entry={entry} />}
      />
      <section className="card">
        <Descriptions
          colon={false}
          size="small"
          column={{ xs: 1, sm: 2 }}
          items={[
            { key: 'day', label: t('ledger.day'), children: day(entry.day) },
            { key: 'source', label: t('ledger.source'), children: t(`ledgerSource.${source}`) },
            { key: 'payer', label: t('ledger.payer'), children: payer },
            { key: 'amount', label: t('ledger.amount'), children: money(amount) },
            ...(publishedOn
              ? [{ key: 'publishedOn', label: t('ledger.publishedOn'), children: day(publishedOn) }]
              : []),
          ]}
        />
      </section>
    </>
  );
}

function Publish({ entry }: { entry: Entry }) {
  const t = useText();
  const portal = usePortal();
  const { money } = useFormats();

  const ask = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with its work: the heading of its page takes the focus.
    const heading = currentTarget.closest('.page-head')?.querySelector('h1');
    const isAgreed = await portal.confirm({
      title: t('ledger.publishTitle'),
      content: t('ledger.publishText', { voucher: entry.voucher, amount: money(entry.amount) }),
      okText: t('ledger.publish'),
    });
    if (!isAgreed) return;
    publish(entry.id, dayOf(new Date()));
    portal.toast({ type: 'success', text: t('ledger.publishDone') });
    heading?.focus();
  };
  return (
    <Button type="primary" onClick={(event) => void ask(event)}>
      {t('ledger.publish')}
    </Button>
  );
}
