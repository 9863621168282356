import { type MouseEvent } from 'react';
import { Button } from 'antd';
import { useParams } from 'react-router';
import { PageHead, Status, usePermission, usePortal } from '@portal/subsystem-sdk/react';
import { NotFound } from '../NotFound';
import { BackLink } from '../portal/BackLink';
import { dayOf, useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { reportDone } from '../portal/reportDone';
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
  if (!entry) return <NotFound heading={t('missing.record', { id })} />;

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
        <dl className="facts">
          <dt>{t('ledger.day')}</dt>
          <dd className="figures">{day(entry.day)}</dd>
          <dt>{t('ledger.source')}</dt>
          <dd>{t(`ledgerSource.${source}`)}</dd>
          <dt>{t('ledger.payer')}</dt>
          <dd>{payer}</dd>
          <dt>{t('ledger.amount')}</dt>
          <dd className="figures">{money(amount)}</dd>
          {publishedOn && (
            <>
              <dt>{t('ledger.publishedOn')}</dt>
              <dd className="figures">{day(publishedOn)}</dd>
            </>
          )}
        </dl>
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
    reportDone(portal, `/byd/entries/${entry.id}?source=publicBenefits`);
    heading?.focus();
  };
  return (
    <Button type="primary" onClick={(event) => void ask(event)}>
      {t('ledger.publish')}
    </Button>
  );
}
