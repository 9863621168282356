import { useEffect, useRef, useState } from 'react';
import { Button, Empty, Input, Progress, Select } from 'antd';
import { Link, useLocation, useParams } from 'react-router';
import { PageHead } from '@portal/subsystem-sdk/react';
import { NotFound } from '../NotFound';
import { dayOf, useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { useText } from '../portal/text';
import { useQuery } from '../useQuery';
import { useTyping } from '../useTyping';
import { tasks as rows } from './rows';
import { OWNERS } from './seed';
import { agendaOf, BUCKETS, progressOf, TASK_KINDS } from './task';
import { TaskForm } from './TaskForm';

/** The agenda with the selected task next to it, so that a day can be worked through on one page. */
export function AgendaPage() {
  const t = useText();
  const { weekday } = useFormats();
  const { id } = useParams();
  const { search } = useLocation();
  const { query, change, clear } = useQuery();
  const tasks = rows.use();
  const filter = {
    text: query.get('q') ?? '',
    kind: TASK_KINDS.find((each) => each === query.get('kind')) ?? null,
    owner: OWNERS.find((each) => each === query.get('owner')) ?? null,
  };
  const today = dayOf(new Date());
  const agenda = agendaOf(tasks, filter, today);
  const whole = agendaOf(tasks, { text: '', kind: null, owner: null }, today);
  // Without a choice the first task is shown beside the agenda. While it has unsaved work it stays, whatever the filter
  // puts first.
  const [unsavedId, setUnsavedId] = useState<number | null>(null);
  const chosen =
    id === undefined
      ? (tasks.find((task) => task.id === unsavedId) ?? BUCKETS.flatMap((bucket) => agenda.get(bucket) ?? [])[0])
      : tasks.find((task) => String(task.id) === id);

  // After the heading has taken the focus, which scrolls to the top.
  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id !== undefined) opened.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const [typed, setTyped] = useTyping(filter.text, (q) => change({ q }, true));

  if (id !== undefined && !chosen) return <NotFound heading={t('missing.record', { id })} />;
  const isEmpty = [...agenda.values()].every((own) => own.length === 0);
  return (
    <>
      <PageHead
        heading={<PageHeading title={id === undefined ? null : (chosen?.title ?? null)}>{t('task.title')}</PageHeading>}
        facts={t('task.lead', {
          today: whole.get('today')?.length ?? 0,
          overdue: whole.get('overdue')?.length ?? 0,
        })}
      />
      <div className={id === undefined ? 'split' : 'split has-choice'}>
        <section className="card agenda" aria-label={t('task.agenda')}>
          <div className="filters" role="search">
            <Input
              allowClear
              className="search"
              aria-label={t('task.search')}
              placeholder={t('task.search')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Select
              allowClear
              className="choice"
              aria-label={t('task.kind')}
              placeholder={`${t('task.kind')} · ${t('filter.all')}`}
              value={filter.kind}
              onChange={(kind) => change({ kind })}
              options={TASK_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
            <Select
              allowClear
              className="choice"
              aria-label={t('task.owner')}
              placeholder={`${t('task.owner')} · ${t('filter.all')}`}
              value={filter.owner}
              onChange={(owner) => change({ owner })}
              options={OWNERS.map((value) => ({ value, label: value }))}
            />
            {query.size > 0 && (
              <Button type="link" onClick={clear}>
                {t('filter.reset')}
              </Button>
            )}
          </div>
          {isEmpty && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('filter.none')} />}
          {BUCKETS.map((bucket) => {
            const own = agenda.get(bucket) ?? [];
            if (own.length === 0) return null;
            return (
              <div key={bucket}>
                <h2 className={`bucket ${bucket}`}>
                  {t(`bucket.${bucket}`)} <span className="figures">{own.length}</span>
                </h2>
                <ul>
                  {own.map((task) => (
                    <li
                      key={task.id}
                      ref={task.id === chosen?.id ? opened : undefined}
                      className={task.id === chosen?.id ? 'chosen' : undefined}
                    >
                      <Link
                        to={`/tasks/${task.id}${search}`}
                        aria-current={task.id === chosen?.id ? 'true' : undefined}
                      >
                        {task.title}
                      </Link>
                      <span className="muted figures">
                        {weekday(task.due)} · {task.owner}
                      </span>
                      <Progress
                        type="circle"
                        size={18}
                        aria-label={task.title}
                        percent={Math.round(progressOf(task) * 100)}
                        status="normal"
                      />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
        {chosen ? (
          <TaskForm key={`${chosen.id} ${chosen.isDone}`} task={chosen} onUnsaved={setUnsavedId} />
        ) : (
          <section className="card">
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('task.pick')} />
          </section>
        )}
      </div>
    </>
  );
}
