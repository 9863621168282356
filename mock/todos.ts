import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { contains, pageOf } from './_data/fields';
import type { TodoRow } from './_data/seeds/todos';

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
const byDueTime = (one: TodoRow, other: TodoRow) => (one.dueTime ?? '9').localeCompare(other.dueTime ?? '9');

const ownApplications = ({ dataset, person }: Call) =>
  dataset.applications.filter((row) => row.applicant === person.jobNumber);

export default endpoints('base', {
  [`POST ${TODO_PATH}/pending/list`]: (call) => search(call.dataset.pendingTodos.toSorted(byDueTime), call),

  [`POST ${TODO_PATH}/processed/list`]: (call) => search(call.dataset.processedTodos, call),

  [`GET ${TODO_PATH}/apply/list`]: (call) => search(ownApplications(call), call),

  // Deletes from this person's lists only, permanently.
  [`POST ${TODO_PATH}/es/delete`]: (call) => {
    const id = call.fields.requiredText('id', '待办编号');
    const known = [...call.dataset.pendingTodos, ...call.dataset.processedTodos, ...ownApplications(call)];
    if (call.state.deletedTodos.has(id) || !known.some((row) => String(row.id) === id))
      throw new BusinessError('待办不存在或已被删除');
    call.state.deletedTodos.add(id);
  },
});
