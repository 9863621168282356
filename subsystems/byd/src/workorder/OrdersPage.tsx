import { useMemo } from 'react';
import { Button, Empty, Input, Segmented, Select, Switch, Table } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { silentSpin } from '../portal/silentSpin';
import { useText } from '../portal/text';
import { useTyping } from '../useTyping';
import { applyFilter, type OrderFilter, readFilter, writeFilter } from './filter';
import { CATEGORIES, isOpen, isOverdue, PRIORITIES, type Stage, STAGES, type WorkOrder } from './order';
import { orders as rows } from './rows';
import { PriorityTag, StageTag } from './Tags';
import { wordsOf } from './words';

const PAGE_SIZE = 20;

/** The orders of the duty desk, next due first. */
export function OrdersPage() {
  const t = useText();
  const { fromNow, time } = useFormats();
  const navigate = useNavigate();
  const { search } = useLocation();
  const orders = rows.use();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const apply = (change: Partial<OrderFilter>, isTyping = false) =>
    void navigate(`/${writeFilter({ ...filter, page: 1, ...change })}`, { replace: isTyping });
  const [typed, setTyped] = useTyping(filter.text, (text) => apply({ text }, true));

  const now = new Date();
  const found = applyFilter(orders, filter, now, (order) => wordsOf(order, t));
  const beside = applyFilter(orders, filter, now, (order) => wordsOf(order, t), false);
  const countOf = (stage: Stage) => beside.filter((order) => order.stage === stage).length;
  const isFiltered = writeFilter({ ...filter, page: 1 }) !== '';

  return (
    <>
      <PageHeading title={null}>{t('order.title')}</PageHeading>
      <p className="muted">
        {t('order.lead', {
          open: orders.filter(isOpen).length,
          overdue: orders.filter((order) => isOverdue(order, now)).length,
          waiting: orders.filter(({ stage }) => stage === 'reported').length,
        })}
      </p>
      <div className="scroll-x">
        <Segmented<Stage | 'all'>
          className="stages"
          aria-label={t('order.stage')}
          value={filter.stage ?? 'all'}
          onChange={(stage) => apply({ stage: stage === 'all' ? null : stage })}
          options={[
            { value: 'all' as const, label: `${t('filter.all')} ${beside.length}` },
            ...STAGES.map((stage) => ({ value: stage, label: `${t(`stage.${stage}`)} ${countOf(stage)}` })),
          ]}
        />
      </div>
      <section className="card">
        <div className="filters">
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
            placeholder={t('order.category')}
            value={filter.category}
            onChange={(category) => apply({ category: category ?? null })}
            options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <Select
            allowClear
            className="choice"
            aria-label={t('order.priority')}
            placeholder={t('order.priority')}
            value={filter.priority}
            onChange={(priority) => apply({ priority: priority ?? null })}
            options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          />
          <label className="switch">
            <Switch size="small" checked={filter.isOverdue} onChange={(late) => apply({ isOverdue: late })} />
            {t('order.overdue')}
          </label>
          {isFiltered && (
            <Button type="link" onClick={() => void navigate('/')}>
              {t('filter.reset')}
            </Button>
          )}
        </div>
        <Table<WorkOrder>
          rowKey="id"
          size="middle"
          loading={silentSpin}
          dataSource={found}
          scroll={{ x: 980 }}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('filter.none')} /> }}
          pagination={{
            current: filter.page,
            pageSize: PAGE_SIZE,
            showSizeChanger: false,
            showTotal: (count) => <span role="status">{t('order.total', { count })}</span>,
            onChange: (page) => apply({ page }),
          }}
          columns={[
            {
              title: t('order.subject'),
              dataIndex: 'title',
              render: (title: string, order) => (
                <>
                  <PriorityTag priority={order.priority} />
                  <Link to={`/orders/${order.id}`}>{title}</Link>
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
                  {t(`project.${project}`)}
                  <span className="below">{place}</span>
                </>
              ),
            },
            {
              title: t('order.stage'),
              dataIndex: 'stage',
              width: 120,
              render: (stage: Stage) => <StageTag stage={stage} />,
            },
            {
              title: t('order.due'),
              dataIndex: 'dueAt',
              width: 150,
              className: 'figures',
              render: (dueAt: string, order) => (
                <span className={isOverdue(order, now) ? 'late' : undefined}>
                  {isOpen(order) ? fromNow(dueAt, now) : time(dueAt)}
                  {isOverdue(order, now) && <span className="below late">{t('order.late')}</span>}
                </span>
              ),
            },
            {
              title: t('order.worker'),
              dataIndex: 'worker',
              width: 110,
              render: (worker: string | null) => worker ?? <span className="muted">{t('order.nobody')}</span>,
            },
          ]}
        />
      </section>
    </>
  );
}
