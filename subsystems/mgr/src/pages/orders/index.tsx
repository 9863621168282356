import { useMemo, useRef } from 'react';
import { history, useLocation } from '@umijs/max';
import { Button, Empty, Input, type InputRef, Select, Table, type TableProps } from 'antd';
import { pageOf } from '@portal/subsystem-sdk';
import { Counters, labelledCells, PageHead, Pager } from '@portal/subsystem-sdk/react';
import { applyFilter, type OrderFilter, readFilter, writeFilter } from '../../orders/filter';
import { type Order, ORDER_KINDS, ORDER_STATUSES } from '../../orders/order';
import { COMMUNITY_NAMES } from '../../orders/seed';
import { StatusTag, TONES } from '../../orders/StatusTag';
import { useOrders } from '../../orders/store';
import { useTyping } from '../../orders/useTyping';
import { InnerLink } from '../../portal/InnerLink';
import { PageHeading } from '../../portal/PageHeading';
import { useText } from '../../portal/text';
import { useRights } from '../../portal/useRights';
import { useFormats } from '../../portal/formats';
import { exportOrders } from '../../orders/exportOrders';
import styles from './orders.module.css';

const PAGE_SIZE = 10;
/** antd wraps tables in a live region: screen readers would read out every row after each change. */
const silentSpin = { spinning: false, 'aria-live': 'off' };

/** List of the service orders. The filter is in the address, typed text too. */
export default function OrdersPage() {
  const t = useText();
  const { time } = useFormats();
  const { projects, canExport } = useRights();
  const { search } = useLocation();
  const orders = useOrders();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const searchField = useRef<InputRef>(null);
  // The button disappears with the filter: the focus moves to the search field.
  const reset = () => {
    history.push('/orders');
    searchField.current?.focus();
  };

  const apply = (change: Partial<OrderFilter>, isTyping = false) => {
    const address = `/orders${writeFilter({ ...filter, page: 1, ...change })}`;
    if (isTyping) history.replace(address);
    else history.push(address);
  };

  const [typed, setTyped] = useTyping(filter.text, (text) => apply({ text }, true));

  const found = useMemo(() => applyFilter(orders, filter), [orders, filter]);
  const counts = useMemo(() => {
    const beside = applyFilter(orders, filter, false);
    return new Map(ORDER_STATUSES.map((status) => [status, beside.filter((order) => order.status === status).length]));
  }, [orders, filter]);
  const { page, pages, rows } = pageOf(found, filter.page, PAGE_SIZE);
  const isFiltered = writeFilter({ ...filter, page: 1 }) !== '';

  const subject = (title: string, { kind, isUrgent }: Order) => (
    <>
      <span className={`tag ${styles.kind}`}>{t(`kind.${kind}`)}</span>
      {title}
      {isUrgent && (
        <span className={`tag ${styles.urgent}`} data-tone="danger">
          {t('order.urgent')}
        </span>
      )}
    </>
  );
  const columns: TableProps<Order>['columns'] = [
    {
      title: t('column.number'),
      dataIndex: 'number',
      width: 168,
      render: (number: string, { id }) => (
        <InnerLink className={styles.number} to={`/orders/${id}`}>
          {number}
        </InnerLink>
      ),
    },
    {
      title: t('column.subject'),
      dataIndex: 'title',
      render: subject,
    },
    {
      title: t('column.resident'),
      dataIndex: 'resident',
      width: 240,
      render: (resident: string, { community, home }) => (
        <>
          {resident}
          <span className={styles.home}>
            {community} {home}
          </span>
        </>
      ),
    },
    {
      title: t('column.status'),
      dataIndex: 'status',
      width: 110,
      className: 'table-status',
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      title: t('column.appointment'),
      dataIndex: 'appointment',
      width: 160,
      className: styles.figures,
      ...labelledCells(t('column.appointment')),
      render: (appointment: string | null) => (appointment ? time(appointment) : '—'),
    },
    { title: t('column.keeper'), dataIndex: 'keeper', width: 100, ...labelledCells(t('column.keeper')) },
  ];

  return (
    <>
      <PageHead
        heading={<PageHeading>{t('orders.title')}</PageHeading>}
        facts={
          <>
            {t('orders.lead')}
            {projects.length > 0 && <span className="tag">{t('orders.scope', { projects: projects.join('、') })}</span>}
          </>
        }
        actions={canExport && <Button onClick={() => exportOrders(found, t)}>{t('orders.export')}</Button>}
      />

      <Counters
        label={t('orders.statusGroup')}
        value={filter.status}
        options={ORDER_STATUSES.map((status) => ({
          value: status,
          label: t(`status.${status}`),
          tone: TONES[status],
          count: counts.get(status) ?? 0,
        }))}
        onChange={(status) => apply({ status })}
      />

      <section className={styles.card}>
        <div className="filters" role="search">
          <Input
            ref={searchField}
            allowClear
            className="search"
            aria-label={t('orders.search')}
            placeholder={t('orders.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Select
            allowClear
            className="choice"
            aria-label={t('orders.kind')}
            placeholder={`${t('orders.kind')} · ${t('orders.all')}`}
            value={filter.kind}
            onChange={(kind) => apply({ kind: kind ?? null })}
            options={ORDER_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
          <Select
            allowClear
            className="choice"
            aria-label={t('orders.community')}
            placeholder={`${t('orders.community')} · ${t('orders.all')}`}
            value={filter.community}
            onChange={(community) => apply({ community: community ?? null })}
            options={COMMUNITY_NAMES.map((name) => ({ value: name, label: name }))}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={filter.isUrgent}
              onChange={({ target }) => apply({ isUrgent: target.checked })}
            />
            {t('orders.urgentOnly')}
          </label>
          {isFiltered && (
            <Button type="link" onClick={reset}>
              {t('orders.reset')}
            </Button>
          )}
        </div>

        <Table<Order>
          rowKey="id"
          size="middle"
          loading={silentSpin}
          dataSource={rows}
          className="table"
          scroll={{ x: 1040 }}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.none')} /> }}
          pagination={false}
          columns={columns}
        />
        <Pager
          page={page}
          pages={pages}
          total={t('orders.total', { count: found.length })}
          onChange={(next) => apply({ page: next })}
        />
      </section>
    </>
  );
}
