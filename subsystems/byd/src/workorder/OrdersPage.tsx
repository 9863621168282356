import { Button, Empty, Input, Select, Table } from 'antd';
import { Link } from 'react-router';
import { pageOf } from '@portal/subsystem-sdk';
import { Counters, labelledCells, PageHead, Pager } from '@portal/subsystem-sdk/react';
import { PageHeading } from '../portal/PageHeading';
import { silentSpin } from '../portal/silentSpin';
import { useText } from '../portal/text';
import { useQuery } from '../useQuery';
import { useTyping } from '../useTyping';
import { Due } from './Due';
import { applyFilter, readFilter } from './filter';
import { CATEGORIES, isOpen, isOverdue, PRIORITIES, type Stage, STAGES, type WorkOrder, PROJECT_NAMES } from './order';
import { orders as rows } from './rows';
import { PriorityTag, STAGE_TONES, StageTag } from './Tags';
import { wordsOf } from './words';

const PAGE_SIZE = 20;

/** The orders of the duty desk, next due first. */
export function OrdersPage() {
  const t = useText();
  const { query, change, clear } = useQuery();
  const orders = rows.use();
  const filter = readFilter(query);
  const [typed, setTyped] = useTyping(filter.text, (q) => change({ q }, true));

  const now = new Date();
  const found = applyFilter(orders, filter, now, (order) => wordsOf(order, t));
  const beside = applyFilter(orders, filter, now, (order) => wordsOf(order, t), false);
  const countOf = (stage: Stage) => beside.filter((order) => order.stage === stage).length;
  const { page, pages, rows: shown } = pageOf(found, filter.page, PAGE_SIZE);
  const isFiltered = [...query.keys()].some((name) => name !== 'page');

  return (
    <>
      <PageHead
        heading={<PageHeading title={null}>{t('order.title')}</PageHeading>}
        facts={t('order.lead', {
          open: orders.filter(isOpen).length,
          overdue: orders.filter((order) => isOverdue(order, now)).length,
          waiting: orders.filter(({ stage }) => stage === 'reported').length,
        })}
      />
      <Counters
        label={t('order.stage')}
        value={filter.stage}
        options={STAGES.map((stage) => ({
          value: stage,
          label: t(`stage.${stage}`),
          tone: STAGE_TONES[stage],
          count: countOf(stage),
        }))}
        onChange={(stage) => change({ stage })}
      />
      <section className="card">
        <div className="filters" role="search">
          <Input
            allowClear
            className="search"
            aria-label={t('order.search')}
            placeholder={t('order.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Select
            allowClear
            className="choice"
            aria-label={t('order.category')}
            placeholder={`${t('order.category')} · ${t('filter.all')}`}
            value={filter.category}
            onChange={(category) => change({ category })}
            options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <Select
            allowClear
            className="choice"
            aria-label={t('order.priority')}
            placeholder={`${t('order.priority')} · ${t('filter.all')}`}
            value={filter.priority}
            onChange={(priority) => change({ priority })}
            options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={filter.isOverdue}
              onChange={({ target }) => change({ overdue: target.checked ? '1' : null })}
            />
            {t('order.overdue')}
          </label>
          {isFiltered && (
            <Button type="link" onClick={clear}>
              {t('filter.reset')}
            </Button>
          )}
        </div>
        <Table<WorkOrder>
          rowKey="id"
          size="middle"
          loading={silentSpin}
          dataSource={shown}
          className="table"
          scroll={{ x: 980 }}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('filter.none')} /> }}
          pagination={false}
          columns={[
            {
              title: t('order.subject'),
              dataIndex: 'title',
              render: (title: string, order) => (
                <>
                  <span className="subject">
                    <PriorityTag priority={order.priority} />
                    <Link to={`/orders/${order.id}`}>{title}</Link>
                  </span>
                  <span className="below figures">
                    {order.number} · {t(`category.${order.category}`)}
                  </span>
                </>
              ),
            },
            {
              title: t('order.place'),
              dataIndex: 'place',
              width: 210,
              render: (place: string, { project }) => (
                <>
                  {PROJECT_NAMES[project]}
                  <span className="below">{place}</span>
                </>
              ),
            },
            {
              title: t('order.stage'),
              dataIndex: 'stage',
              width: 120,
              className: 'table-status',
              render: (stage: Stage) => <StageTag stage={stage} />,
            },
            {
              title: t('order.due'),
              dataIndex: 'dueAt',
              width: 168,
              className: 'figures',
              ...labelledCells(t('order.due')),
              render: (_: string, order) => <Due order={order} now={now} />,
            },
            {
              title: t('order.worker'),
              dataIndex: 'worker',
              width: 110,
              ...labelledCells(t('order.worker')),
              render: (worker: string | null) => worker ?? <span className="muted">{t('order.nobody')}</span>,
            },
          ]}
        />
        <Pager
          page={page}
          pages={pages}
          total={t('order.total', { count: found.length })}
          onChange={(next) => change({ page: next > 1 ? String(next) : null })}
        />
      </section>
    </>
  );
}
