import { Button, Empty, Select, Table } from 'antd';
import { Link, useNavigate } from 'react-router';
import { pageOf } from '@portal/subsystem-sdk';
import { labelledCells, PageHead, Pager, Status, type StatusTone, usePermission } from '@portal/subsystem-sdk/react';
import { useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { silentSpin } from '../portal/silentSpin';
import { useText } from '../portal/text';
import { useQuery } from '../useQuery';
import { balanceOf, type Entry, quarterOf, SOURCES } from './ledger';
import { useEntries } from './rows';

const PAGE_SIZE = 15;
const TONES = { income: 'success', costs: 'danger', rest: 'brand' } as const satisfies Record<string, StatusTone>;

/** Income, costs and balance of a quarter. */
export function LedgerPage() {
  const t = useText();
  const { day, money } = useFormats();
  const navigate = useNavigate();
  const { query, change, clear } = useQuery();
  const mayBook = usePermission('benefits:book');
  const entries = useEntries();
  const quarters = [...new Set(entries.map((entry) => quarterOf(entry.day)))];
  const quarter = quarters.find((each) => each === query.get('quarter')) ?? null;
  // Not `source`: that parameter of the address is the portal's own.
  const source = SOURCES.find((each) => each === query.get('origin')) ?? null;
  const found = entries.filter(
    (entry) => (!quarter || quarterOf(entry.day) === quarter) && (!source || entry.source === source),
  );
  const balance = balanceOf(found);
  const { page, pages, rows } = pageOf(found, Number(query.get('page')), PAGE_SIZE);

  return (
    <>
      <PageHead
        heading={<PageHeading title={null}>{t('ledger.title')}</PageHeading>}
        actions={
          mayBook && (
            <Button type="primary" onClick={() => void navigate('/new')}>
              {t('ledger.new')}
            </Button>
          )
        }
      />
      <dl className="counters">
        {(['income', 'costs', 'rest'] as const).map((part) => (
          <div key={part}>
            <dt>
              <Status tone={TONES[part]}>{t(`ledger.${part}`)}</Status>
            </dt>
            <dd>
              <strong>{money(balance[part])}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <section className="card">
        <div className="filters" role="search">
          <Select
            allowClear
            className="choice"
            aria-label={t('ledger.quarter')}
            placeholder={`${t('ledger.quarter')} · ${t('filter.all')}`}
            value={quarter}
            onChange={(value) => change({ quarter: value })}
            options={quarters.map((value) => ({ value, label: value.replace('-', ' ') }))}
          />
          <Select
            allowClear
            className="choice"
            aria-label={t('ledger.source')}
            placeholder={`${t('ledger.source')} · ${t('filter.all')}`}
            value={source}
            onChange={(value) => change({ origin: value })}
            options={SOURCES.map((value) => ({ value, label: t(`ledgerSource.${value}`) }))}
          />
          {(quarter ?? source) !== null && (
            <Button type="link" onClick={clear}>
              {t('filter.reset')}
            </Button>
          )}
        </div>
        <Table<Entry>
          rowKey="id"
          size="middle"
          loading={silentSpin}
          dataSource={rows}
          className="table"
          scroll={{ x: 720 }}
          pagination={false}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('filter.none')} /> }}
          columns={[
            {
              title: t('ledger.voucher'),
              dataIndex: 'voucher',
              width: 110,
              className: 'figures',
              render: (voucher: string, { id }) => <Link to={`/entries/${id}`}>{voucher}</Link>,
            },
            {
              title: t('ledger.day'),
              dataIndex: 'day',
              width: 130,
              className: 'figures',
              ...labelledCells(t('ledger.day')),
              render: day,
            },
            {
              title: t('ledger.source'),
              dataIndex: 'source',
              width: 120,
              ...labelledCells(t('ledger.source')),
              render: (_, entry) => t(`ledgerSource.${entry.source}`),
            },
            { title: t('ledger.payer'), dataIndex: 'payer', ...labelledCells(t('ledger.payer')) },
            {
              title: t('ledger.amount'),
              dataIndex: 'amount',
              width: 120,
              align: 'end',
              className: 'figures',
              ...labelledCells(t('ledger.amount')),
              render: (amount: number) => <span className={amount < 0 ? 'costs' : undefined}>{money(amount)}</span>,
            },
            {
              title: t('ledger.published'),
              dataIndex: 'publishedOn',
              width: 110,
              className: 'table-status',
              render: (publishedOn: Entry['publishedOn']) => (
                <Status tone={publishedOn ? 'success' : 'warning'}>
                  {t(publishedOn ? 'ledger.isPublished' : 'ledger.isOpen')}
                </Status>
              ),
            },
          ]}
        />
        <Pager
          page={page}
          pages={pages}
          total={t('ledger.total', { count: found.length })}
          onChange={(next) => change({ page: next > 1 ? String(next) : null })}
        />
      </section>
    </>
  );
}
