import { nowText } from './_data/clock';
import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { contains, isBetween, pageOf } from './_data/fields';
import { MESSAGE_STATUS, MESSAGE_TYPES, messageTypeName, type MessageRow } from './_data/seeds/messages';
import { removeByIds, replaceById, takeId } from './_data/dataset';

const MESSAGE = '/system/message';
const DRAFT = '1';
const MOST_IDS = 100;
const MOST_NAMES = 10;
const HOME_MESSAGES = 5;

const newestFirst = (rows: MessageRow[]) =>
  rows.sort((one, other) =>
    one.createTime < other.createTime ? 1 : one.createTime > other.createTime ? -1 : other.id - one.id,
  );

/** The person's inbox: everything published that the person has not deleted. */
const inbox = ({ dataset, state }: Call) =>
  newestFirst(dataset.messages.filter((row) => row.status === '2' && !state.deletedMessages.has(String(row.id))));

const own = ({ dataset, person }: Call) =>
  newestFirst(dataset.messages.filter((row) => row.createdBy === person.jobNumber));

const isRead = (row: MessageRow, { state, person }: Call) =>
  !row.isFresh || row.createdBy === person.jobNumber || state.readMessages.has(String(row.id));

const toResponse = (row: MessageRow, call: Call) => {
  const { isFresh: _, createdBy: __, ...shown } = row;
  return {
    ...shown,
    typeName: messageTypeName(row.typeCode),
    isRead: isRead(row, call),
    statusName: MESSAGE_STATUS[row.status],
  };
};

const search = (rows: MessageRow[], call: Call) => {
  const { fields } = call;
  const found = rows.filter(
    (row) =>
      contains(row.title, fields.text('keyword')) &&
      (!fields.text('typeCode') || row.typeCode === fields.text('typeCode')) &&
      (!fields.text('status') || row.status === fields.text('status')) &&
      (!fields.text('isRead') || isRead(row, call) === ['true', '1'].includes(fields.text('isRead'))) &&
      isBetween(row.createTime, fields.text('createTimeFrom'), fields.text('createTimeTo')),
  );
  const page = pageOf(fields.text('sortOrder') === 'asc' ? found.reverse() : found, fields.paging());
  return { ...page, records: page.records.map((row) => toResponse(row, call)) };
};

const someIds = ({ fields }: Call) => {
  const ids = fields.ids('ids');
  if (ids.length === 0) throw new BusinessError('请选择要删除的消息');
  if (ids.length > MOST_IDS) throw new BusinessError(`一次最多删除${MOST_IDS}条`);
  return ids;
};

function saveMessage({ fields, dataset, person }: Call) {
  const draft = {
    title: fields.requiredText('title', '标题', 100),
    content: fields.requiredText('content', '内容', 20_000),
    typeCode: fields.requiredText('typeCode', '消息类型'),
    status: fields.text('status') || '2',
  };
  if (!messageTypeName(draft.typeCode)) throw new BusinessError('消息类型不存在');
  if (!MESSAGE_STATUS[draft.status]) throw new BusinessError('状态有误');
  const id = fields.text('id');
  if (!id) {
    const row = {
      id: takeId(dataset),
      ...draft,
      source: person.departmentName,
      createTime: nowText(),
      createdByName: person.userName,
      createdBy: person.jobNumber,
      isFresh: true,
    };
    dataset.messages.unshift(row);
    return { id: row.id };
  }
  const row = dataset.messages.find((each) => String(each.id) === id);
  if (!row) throw new BusinessError('消息不存在或已被删除');
  if (row.createdBy !== person.jobNumber) throw new BusinessError('只能修改自己发布的消息');
  // To everybody else it is new when it is published, however old the draft is.
  const isPublished = row.status === DRAFT && draft.status !== DRAFT;
  const publication = isPublished ? { createTime: nowText(), isFresh: true } : {};
  replaceById(dataset.messages, id, (each) => ({ ...each, ...draft, ...publication }));
  return { id: row.id };
}

export default endpoints('base', {
  [`POST ${MESSAGE}/getAllMessageList`]: (call) => search(inbox(call), call),

  [`POST ${MESSAGE}/getMyMessageList`]: (call) => search(own(call), call),

  [`POST ${MESSAGE}/saveMessageInfo`]: saveMessage,

  [`POST ${MESSAGE}/deleteMyMessageByIds`]: (call) => {
    const ids = someIds(call);
    const ownIds = new Set(own(call).map((row) => String(row.id)));
    if (!ids.every((id) => ownIds.has(id))) throw new BusinessError('只能删除自己发布的消息');
    removeByIds(call.dataset.messages, ids);
  },

  // From this person's inbox only.
  [`POST ${MESSAGE}/deleteMessageByIds`]: (call) => {
    const ids = someIds(call);
    const known = new Set(inbox(call).map((row) => String(row.id)));
    if (!ids.every((id) => known.has(id))) throw new BusinessError('消息不存在或已被删除');
    for (const id of ids) call.state.deletedMessages.add(id);
  },

  // Opening a message marks it as read (R044).
  [`GET ${MESSAGE}/getMessageInfo`]: (call) => {
    const id = call.fields.requiredText('id', '消息编号');
    const row = [...inbox(call), ...own(call)].find((each) => String(each.id) === id);
    if (!row) throw new BusinessError('消息不存在或已被删除');
    call.state.readMessages.add(id);
    return toResponse(row, call);
  },

  [`GET ${MESSAGE}/getMessageSumList`]: (call) => {
    const rows = inbox(call);
    const count = (some: MessageRow[]) => ({
      total: some.length,
      unread: some.filter((row) => !isRead(row, call)).length,
    });
    return {
      ...count(rows),
      types: MESSAGE_TYPES.map((type) => ({ ...type, ...count(rows.filter((row) => row.typeCode === type.typeCode)) })),
    };
  },

  [`GET ${MESSAGE}/getMessageNamesByKeyword`]: (call) => {
    const keyword = call.fields.text('keyword');
    if (!keyword) return [];
    const titles = inbox(call)
      .map((row) => row.title)
      .filter((title) => contains(title, keyword));
    return [...new Set(titles)].slice(0, MOST_NAMES);
  },

  [`GET ${MESSAGE}/getHomeAllMessageList`]: (call) =>
    inbox(call)
      .slice(0, HOME_MESSAGES)
      .map((row) => toResponse(row, call)),
});
