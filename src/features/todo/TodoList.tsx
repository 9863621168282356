import { useRef, type ComponentProps } from 'react';
import { useLocation } from '@umijs/max';
import { ServerTime } from '@/components/ServerTime';
import { useMinute } from '@/components/useMinute';
import type { Todo } from '@/domain/todo/schema';
import { STATUSES_OF_VIEW, todoList, toTodoQuery, type TodoFilter, type TodoView } from '@/domain/todo/todoList';
import { useText } from '@/locales/text';
import { listMyApplications, listPendingTodos, listProcessedTodos } from '@/services/todos';
import { useCan } from '@/shell/permissions';
import {
  fetchAllPages,
  ListExport,
  ListPage,
  useListData,
  useListQuery,
  useRowTabIndex,
  widthOfTexts,
  type ExportColumn,
  type FetchPage,
  type ListColumn,
  type ListFilter,
  type RowAction,
} from '@/shell/list-page';
import { useEntries, useSystemName } from '@/shell/navigation';
import { openRecord } from '@/shell/record-pager';
import { formatFullTime, formatMoment, serverTextOf } from '@/utils/time';
import { confirmAndDeleteTodos } from './confirmAndDeleteTodos';
import { TodoDue } from './TodoAge';
import { STATUS_PX, statusOf, TodoStatus, todoStatusText, widthOfStatuses } from './TodoStatus';
import { TodoTitle } from './TodoTitle';
import { TodoViews } from './TodoViews';
import type { TodoCounts } from './useTodoCounts';

const calls: Record<TodoView, FetchPage<Todo, TodoFilter>> = {
  pending: (query, options) => listPendingTodos(toTodoQuery(query), options),
  processed: (query, options) => listProcessedTodos(toTodoQuery(query), options),
  applied: (query, options) => listMyApplications(toTodoQuery(query), options),
};

/** About fourteen Chinese characters: the name of a process with its number, shorter than the title of a notice. */
const TITLE_MIN_PX = 224;
/** About thirty Chinese characters; what is longer leaves the room to the other columns. */
const TITLE_MAX_PX = 440;
const SYSTEM_PX = 128;
const SYSTEM_MAX_PX = 160;
/** '11-24 12:00', or the words for what is urgent: the full time has no room beside applicant and title at 125 %. */
const TIME_PX = 116;

interface TodoListProps {
  view: TodoView;
  counts: TodoCounts;
  /** A task was deleted: the counts are outdated. */
  onRemoved: () => void;
}

/** One of the three lists: search, open a task where it is handled, delete it from the list. */
export function TodoList({ view, counts, onRemoved }: TodoListProps) {
  const t = useText();
  const list = useListQuery(todoList);
  const data = useListData(calls[view], list, { topic: 'todos' });
  const entries = useEntries();
  const mayDelete = useCan('todos.delete');
  const region = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();

  const now = serverTextOf(useMinute().getTime());
  const rows = data.rows ?? [];

  const open = (todo: Todo) => {
    const hasMore = data.total === null || rows.length < data.total;
    openRecord(todo, {
      entries: rows,
      label: t(`todo.pager.${view}`),
      backTo: `${pathname}${search}`,
      loadAll: hasMore ? () => fetchAllPages(calls[view], list.query) : undefined,
    });
  };

  const nameOfSystem = useSystemName();
  const systemOf = ({ systemCode, systemName }: Todo) => nameOfSystem(systemName, systemCode);

  const columns: ListColumn<Todo>[] = [
    {
      key: 'title',
      title: t('todo.column.title'),
      isRequired: true,
      minWidth: TITLE_MIN_PX,
      maxWidth: widthOfTexts(
        rows.map(({ title }) => title),
        TITLE_MIN_PX,
        TITLE_MAX_PX,
      ),
      render: (todo) => <RowTitle todo={todo} onOpen={open} />,
    },
    {
      key: 'system',
      title: t('todo.column.system'),
      width: SYSTEM_PX,
      maxWidth: widthOfTexts(rows.map(systemOf), SYSTEM_PX, SYSTEM_MAX_PX),
      render: systemOf,
    },
    ...(view === 'applied'
      ? []
      : [
          {
            key: 'applicant',
            title: t('todo.column.applicant'),
            width: 96,
            hidePriority: 1,
            render: ({ applicantName }: Todo) => applicantName,
          },
        ]),
    ...(view === 'pending'
      ? []
      : [
          {
            key: 'state',
            title: t('todo.column.status'),
            width: STATUS_PX,
            maxWidth: widthOfStatuses(t, rows, view),
            render: (todo: Todo) => <TodoStatus todo={todo} view={view} />,
          },
        ]),
    ...(view === 'pending'
      ? [
          {
            key: 'due',
            title: t('todo.column.due'),
            width: TIME_PX,
            render: (todo: Todo) => <TodoDue todo={todo} now={now} />,
          },
        ]
      : []),
    {
      key: 'createTime',
      title: t('todo.column.time'),
      width: TIME_PX,
      // What is late is seen by the due date, which stays in every window.
      hidePriority: view === 'pending' ? 2 : undefined,
      render: ({ createTime }) =>
        createTime && (
          <ServerTime value={createTime} title={formatFullTime(createTime)}>
            {formatMoment(createTime)}
          </ServerTime>
        ),
    },
  ];

  const filters: ListFilter[] = [
    { kind: 'search', name: 'keyword', label: t('todo.filter.keyword') },
    {
      kind: 'choice',
      name: 'system',
      label: t('todo.column.system'),
      options: entries.map(({ systemCode, systemName }) => ({ value: systemCode, label: systemName || systemCode })),
    },
    ...(STATUSES_OF_VIEW[view].length > 0
      ? [
          {
            kind: 'choice' as const,
            name: 'status',
            label: t('todo.column.status'),
            options: STATUSES_OF_VIEW[view].map((value) => ({ value, label: t(statusOf(value, view)!.name) })),
          },
        ]
      : []),
  ];

  const exportColumns: ExportColumn<Todo>[] = [
    { title: t('todo.column.title'), textOf: ({ title }) => title },
    { title: t('todo.column.system'), textOf: systemOf },
    { title: t('todo.column.applicant'), textOf: ({ applicantName }) => applicantName },
    ...(view === 'pending'
      ? [{ title: t('todo.column.due'), textOf: ({ dueTime }: Todo) => (dueTime ? formatFullTime(dueTime) : '') }]
      : []),
    {
      title: t('todo.column.status'),
      textOf: ({ status, statusName }) => todoStatusText(t, status, view) ?? statusName,
    },
    { title: t('todo.column.reason'), textOf: ({ reason }) => reason ?? '' },
    { title: t('todo.column.time'), textOf: ({ createTime }) => formatFullTime(createTime) },
  ];

  const remove = async (todos: readonly Todo[]) => {
    const outcome = await confirmAndDeleteTodos(todos, view);
    if (outcome?.hasChanged) onRemoved();
    return outcome;
  };
  const removeOne = async (todo: Todo) => {
    if ((await remove([todo]))?.hasChanged) data.reload();
  };
  // Clicks the title, which is a link or a button depending on the task.
  const openAsTitle = ({ id }: Todo) =>
    region.current?.querySelector<HTMLElement>(`[data-todo="${CSS.escape(id)}"]`)?.click();
  const actionsOf = (todo: Todo): RowAction[] => [
    {
      key: 'open',
      label: t(view === 'pending' ? 'todo.handle' : 'todo.view'),
      onClick: () => openAsTitle(todo),
    },
    ...(mayDelete
      ? [{ key: 'delete', label: t('todo.delete'), isDanger: true, onClick: () => void removeOne(todo) }]
      : []),
  ];

  return (
    <div ref={region}>
      <ListPage<Todo>
        name={`todo-${view}`}
        title={t('route.todoList')}
        list={list}
        data={data}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        filters={filters}
        onOpen={openAsTitle}
        actions={actionsOf}
        bulk={mayDelete ? [{ key: 'delete', label: t('todo.delete'), isDanger: true, run: remove }] : []}
        secondary={<ListExport title={t(`todo.view.${view}`)} data={data} columns={exportColumns} />}
        empty={{ type: 'not_task', title: t(`todo.empty.${view}`), tip: t('todo.empty.tip') }}
        views={<TodoViews view={view} counts={counts} />}
      />
    </div>
  );
}

function RowTitle(props: ComponentProps<typeof TodoTitle>) {
  return <TodoTitle {...props} tabIndex={useRowTabIndex()} />;
}
