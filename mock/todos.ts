import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { contains, pageOf } from './_data/fields';
import { TODO_STATUS, type TodoRow } from './_data/seeds/todos';

const TODO_PATH = '/todo/todo';

const search = (rows: TodoRow[], { fields, state }: Call) => {
  const found = rows.filter(
    (row) =>
      !state.deletedTodos.has(String(row.id)) &&
      contains(row.title, fields.text('keyword')) &&
      (!fields.text('systemCode') || row.systemCode === fields.text('systemCode')) &&
      (!fields.text('status') || row.status === fields.text('status')),
  );
  const page = pageOf(found, fields.paging());
  return { ...page, records: page.records.map(({ applicant: _, asked, ...record }) => ({ ...record, ...asked })) };
};

/** What is due first comes first, as in the inbox of a real process engine; tasks without a due time come last. */
const byDueTime = (one: TodoRow, other: TodoRow) =>
  (one.dueTime ?? '9').localeCompare(other.dueTime ?? '9') || one.createTime.localeCompare(other.createTime);

const isHandled = ({ state }: Call, { id }: TodoRow) => state.handledTodos.has(String(id));

const pendingTodos = (call: Call) => call.dataset.pendingTodos.filter((row) => !isHandled(call, row));

/** Those that were handled last come first. */
const processedTodos = (call: Call) => {
  const handled = [...call.state.handledTodos].flatMap(
    (id) => call.dataset.pendingTodos.find((row) => String(row.id) === id) ?? [],
  );
  const approved = handled.map((row) => ({ ...row, status: '2', statusName: TODO_STATUS['2']! }));
  return [...approved.reverse(), ...call.dataset.processedTodos];
};

/** Whether a task is about a record: the same path, and of its query at least what names the record. */
function isAbout({ handleUrl }: TodoRow, record: URL): boolean {
  const page = handleUrl === undefined ? null : new URL(handleUrl, record);
  return (
    page?.pathname === record.pathname &&
    [...record.searchParams].every(([name, value]) => page.searchParams.get(name) === value)
  );
}

const ownApplications = ({ dataset, person }: Call) =>
  dataset.applications.filter((row) => row.applicant === person.jobNumber);

export default endpoints('base', {
  [`POST ${TODO_PATH}/pending/list`]: (call) => search(pendingTodos(call).toSorted(byDueTime), call),

  [`POST ${TODO_PATH}/processed/list`]: (call) => search(processedTodos(call), call),

  [`GET ${TODO_PATH}/apply/list`]: (call) => search(ownApplications(call), call),

  // Deletes from this person's lists only, permanently.
  [`POST ${TODO_PATH}/es/delete`]: (call) => {
    const id = call.fields.requiredText('id', '待办编号');
    const known = [...call.dataset.pendingTodos, ...call.dataset.processedTodos, ...ownApplications(call)];
    if (call.state.deletedTodos.has(id) || !known.some((row) => String(row.id) === id))
      throw new BusinessError('待办不存在或已被删除');
    call.state.deletedTodos.add(id);
  },

  // Stands in for the servers of the subsystems, which tell the portal's what was done: the sample subsystems have none.
  [`POST ${TODO_PATH}/record/done`]: (call) => {
    const record = new URL(call.fields.requiredText('record', '记录地址', 200), 'http://portal.invalid');
    for (const row of pendingTodos(call)) if (isAbout(row, record)) call.state.handledTodos.add(String(row.id));
  },
});
