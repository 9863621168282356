import { MockHost, newDataset } from './mockServer';

const host = new MockHost();
beforeAll(() => host.start());
afterAll(() => host.stop());

const NOTICES = '/_base/new/notice/2.0';
const MANUALS = '/_base/api/knlKnowledgeNew/2.0';
const MESSAGES = '/_base/system/message';

interface Notice {
  id: number;
  title: string;
  columnCode: number;
  createTime: string;
  status: number;
  publishingType: number;
  sortNum: number | null;
  publishTime?: string;
}

/** The time that the list shows: a draft has none. */
const publishedAt = ({ status, publishTime, createTime }: Notice) => (status === 1 ? (publishTime ?? '') : createTime);

const { token } = newDataset();
const list = async (data: object, some = token) =>
  (await host.ask(`GET ${NOTICES}/list`, { token: some, data })).data as { records: Notice[]; total: number };
const all = async (data: object = {}) => (await list({ pageNo: 1, pageSize: 500, ...data })).records;
const draft = {
  title: '关于冬季供暖的通知',
  columnCode: '1',
  publishingType: '3',
  status: '2',
  sortNum: 0,
  content: '<p>供暖。</p>',
};

test('R237 all pages together are the whole list, without gaps or duplicates; the page after the last is empty', async () => {
  const whole = await all();
  const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNo) => list({ pageNo, pageSize: 30 })));
  expect(pages.map(({ records }) => records.length)).toEqual([30, 30, 30, 30, 8]);
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(whole.map(({ id }) => id));
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([128]));
  expect((await list({ pageNo: 6, pageSize: 30 })).records).toEqual([]);
});

test.each([{ pageNo: 0 }, { pageNo: 'x' }, { pageNo: 1, pageSize: 0 }, { pageNo: 1, pageSize: 501 }, { pageNo: 1.5 }])(
  'R237 the page %j is refused',
  async (data) => {
    expect(await host.ask(`GET ${NOTICES}/list`, { token, data })).toMatchObject({
      status: '0',
      msg: expect.stringContaining('有误'),
    });
  },
);

test('R046 R237 every filter of the notice list works, alone and combined', async () => {
  const whole = await all();
  const day = publishedAt(whole.filter(({ status }) => status === 2)[40]!).slice(0, 10);
  const cases: [object, (notice: Notice) => boolean][] = [
    [{ title: '电梯' }, ({ title }) => title.includes('电梯')],
    [{ columnCode: 4 }, ({ columnCode }) => columnCode === 4],
    [{ status: 1 }, ({ status }) => status === 1],
    [{ status: 3 }, ({ status }) => status === 3],
    // Notices for both clients match either.
    [{ publishingType: 2 }, ({ publishingType }) => publishingType !== 1],
    [{ publishingType: 3 }, ({ publishingType }) => publishingType === 3],
    [{ createTimeFrom: day }, (notice) => publishedAt(notice) >= day],
    [{ createTimeTo: day }, (notice) => publishedAt(notice) !== '' && publishedAt(notice).slice(0, 10) <= day],
    [
      { title: '通知', columnCode: 1, status: 2 },
      (one) => one.title.includes('通知') && one.columnCode === 1 && one.status === 2,
    ],
  ];
  for (const [query, fits] of cases) {
    const found = await all(query);
    expect(found.map(({ id }) => id)).toEqual(whole.filter(fits).map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(whole.length);
  }
});

test('R237 the list is sorted by time by default; an unknown field changes nothing', async () => {
  const times = (await all()).map(({ createTime }) => createTime);
  expect(times).toEqual([...times].sort().reverse());
  const sorted = (await all({ sortField: 'createTime', sortOrder: 'asc' })).map(
    (notice) => publishedAt(notice) || notice.createTime,
  );
  expect(sorted).toEqual([...sorted].sort());
  const numbers = (await all({ sortField: 'sortNum', sortOrder: 'desc', status: 2 })).map(
    ({ sortNum }) => sortNum ?? -1,
  );
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  expect((await all({ sortField: '__proto__' })).map(({ createTime }) => createTime)).toEqual(times);
});

test('R008 the home page’s query finds thirteen notices published for the PC', async () => {
  const { records } = await list({ status: 2, publishingType: 2, pageNo: 1, pageSize: 13 });
  expect(records).toHaveLength(13);
  expect(records.every(({ status, publishingType }) => status === 2 && publishingType !== 1)).toBe(true);
});

test('R238 R239 R240 R241 additions, changes and deletions are visible', async () => {
  const dataset = newDataset();
  const ask = (endpoint: string, data: object) => host.ask(endpoint, { token: dataset.token, data });
  const { id } = (await ask(`POST ${NOTICES}/add`, draft)).data as { id: number };
  expect((await list({ pageNo: 1, pageSize: 1 }, dataset.token)).records[0]).toMatchObject({ id, title: draft.title });
  const { data: detail } = await ask(`GET ${NOTICES}/detail`, { id });
  expect(detail).toMatchObject({
    content: draft.content,
    createdByName: '林知远',
    sortNum: 0,
    statusName: '已发布',
    version: '1',
  });

  await ask(`POST ${NOTICES}/update`, { ...draft, id, title: '改过的标题', status: '3', version: detail.version });
  expect((await ask(`GET ${NOTICES}/detail`, { id })).data).toMatchObject({
    title: '改过的标题',
    statusName: '已撤销',
    version: '2',
  });

  expect((await ask(`POST ${NOTICES}/delete`, { ids: [String(id)] })).status).toBe('1');
  expect(await ask(`GET ${NOTICES}/detail`, { id })).toMatchObject({ status: '0', msg: '公告不存在或已被删除' });
  expect(await ask(`POST ${NOTICES}/delete`, { ids: [String(id)] })).toMatchObject({ status: '0' });
});

test('R239 a change that conflicts with someone else’s is refused unless it is confirmed', async () => {
  const dataset = newDataset();
  const update = (change: object, some = dataset.token) =>
    host.ask(`POST ${NOTICES}/update`, { token: some, data: { ...draft, id: '128', ...change } });
  expect(await update({ version: '1' }, dataset.tokenOf('persona-review'))).toMatchObject({ status: '1' });
  expect(await update({ version: '1' })).toMatchObject({ status: '409' });
  expect(await update({ version: '1', overwrite: true })).toMatchObject({ status: '1' });
});

test.each([
  ['without a title', { title: ' ' }, '标题不能为空'],
  ['with a title of 101 characters', { title: '长'.repeat(101) }, '标题不能超过100个字'],
  ['in an unknown column', { columnCode: '77' }, '栏目不存在'],
  ['for an unknown end', { publishingType: '9' }, '发布端有误'],
  ['with a sort number of 10000', { sortNum: 10_000 }, '排序号有误'],
])('R238 a notice %s is refused', async (_, change, msg) => {
  expect(await host.ask(`POST ${NOTICES}/add`, { token, data: { ...draft, ...change } })).toMatchObject({
    status: '0',
    msg,
  });
});

test('R136 R244 R246 the manuals have all eleven sources, newest first, with attachments', async () => {
  const { records } = (await host.ask(`GET ${MANUALS}/list`, { token, data: { pageNo: 1, pageSize: 100 } })).data;
  const manuals = records as { source: number; pushTime: string; name: string; uploadAttachment: unknown[] }[];
  expect(new Set(manuals.map(({ source }) => source))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  expect(manuals.every(({ uploadAttachment }) => uploadAttachment.length > 0)).toBe(true);
  expect(manuals.map(({ pushTime }) => pushTime)).toEqual(
    manuals
      .map(({ pushTime }) => pushTime)
      .sort()
      .reverse(),
  );
  const found = (await host.ask(`GET ${MANUALS}/list`, { token, data: { source: 5, name: '困人' } })).data.records;
  expect(found).toEqual([expect.objectContaining({ name: '电梯困人处置卡', source: 5 })]);
  expect((await host.ask(`GET ${MANUALS}/homeList`, { token })).data).toEqual(records.slice(0, 12));
});

test('R257 R262 R263 opening a message marks it read, for that person only', async () => {
  const dataset = newDataset();
  const unread = async (some: string) =>
    (await host.ask(`GET ${MESSAGES}/getMessageSumList`, { token: some })).data.unread as number;
  const found = (
    await host.ask(`POST ${MESSAGES}/getAllMessageList`, {
      token: dataset.token,
      data: { isRead: false, pageSize: 50 },
    })
  ).data;
  expect(found.total).toBe(await unread(dataset.token));
  await host.ask(`GET ${MESSAGES}/getMessageInfo`, { token: dataset.token, data: { id: found.records[0].id } });
  expect(await unread(dataset.token)).toBe(found.total - 1);
  expect(await unread(dataset.tokenOf('persona-review'))).toBe(found.total);
});

test('R258 R259 R257 a draft that is published is new to everybody else, however old it is', async () => {
  const dataset = newDataset();
  const other = dataset.tokenOf('persona-review');
  const ask = (endpoint: string, data: object, some = dataset.token) =>
    host.ask(`POST ${MESSAGES}/${endpoint}`, { token: some, data });
  const { records } = (await ask('getMyMessageList', { status: '1', pageSize: 500 })).data as {
    records: { id: number; title: string; content: string; typeCode: string; createTime: string }[];
  };
  const { createTime, ...oldest } = records.at(-1)!;
  await ask('saveMessageInfo', { ...oldest, status: '2' });
  const [first] = (await ask('getAllMessageList', { pageSize: 1 }, other)).data.records;
  expect(first).toMatchObject({ id: oldest.id, isRead: false });
  expect(first.createTime > createTime).toBe(true);
});

test('R258 R259 R260 R261 own messages are deleted for everyone, other messages for oneself', async () => {
  const dataset = newDataset();
  const other = dataset.tokenOf('persona-review');
  const ask = (endpoint: string, data: object, some = dataset.token) =>
    host.ask(`POST ${MESSAGES}/${endpoint}`, { token: some, data });
  const { id } = (await ask('saveMessageInfo', { title: '周末值班', content: '请确认。', typeCode: '1' })).data as {
    id: number;
  };
  const titles = async (some: string) =>
    (await ask('getAllMessageList', { keyword: '周末值班' }, some)).data.records.map(
      (row: { title: string }) => row.title,
    );
  expect(await titles(other)).toEqual(['周末值班']);
  expect(await ask('deleteMyMessageByIds', { ids: [id] }, other)).toMatchObject({
    status: '0',
    msg: '只能删除自己发布的消息',
  });
  await ask('deleteMessageByIds', { ids: [id] }, other);
  expect(await titles(other)).toEqual([]);
  expect(await titles(dataset.token)).toEqual(['周末值班']);
  await ask('deleteMyMessageByIds', { ids: [id] });
  expect(await titles(dataset.token)).toEqual([]);
  expect(await ask('deleteMessageByIds', { ids: Array.from({ length: 101 }, (_, index) => index) })).toMatchObject({
    status: '0',
  });
});

test('R228 R229 R224 a gray rule is saved if everything in it exists, for any share of the people in scope', async () => {
  const dataset = newDataset();
  const rule = {
    serviceName: 'file-service',
    enabled: true,
    regionIds: ['R02'],
    projectIds: ['P010101'],
    userJobNumbers: ['XK002417'],
  };
  const save = (change: object) =>
    host.ask('POST /_portal/api/gray/rule/saveGrayRule', { token: dataset.token, data: { ...rule, ...change } });
  expect(await save({ userJobNumbers: ['XK999999'] })).toMatchObject({ code: 0, msg: '工号不存在：XK999999' });
  expect(await save({ percent: 100.5 })).toMatchObject({ code: 0, msg: '灰度比例有误' });
  expect(await save({ percent: 12.5 })).toMatchObject({ code: 1 });
  const read = await host.ask('GET /_portal/api/gray/rule/getGrayRule', {
    token: dataset.token,
    data: { serviceName: 'file-service' },
  });
  expect(read.data).toEqual({ ...rule, percent: 12.5 });
  const users = await host.ask('POST /_portal/api/gray/rule/getUserScope', {
    token: dataset.token,
    data: { jobNumbers: ['XK002417', 'XK999999'] },
  });
  expect(users.data).toEqual([expect.objectContaining({ id: 'XK002417', name: '林知远' })]);
});

test('R275 R276 R277 R279 R281 dictionaries refuse duplicates and are deleted with their values', async () => {
  const dataset = newDataset();
  const ask = (path: string, data: object, some = dataset.token) =>
    host.ask(`POST /_base/system/dictionary${path}`, { token: some, data });
  const { id } = (await ask('/addOrUpdate', { dataCode: 'tool', dataName: '工具' })).data as { id: number };
  expect((await ask('/checkDataCode', { dataCode: 'tool' })).data).toBe(false);
  expect((await ask('/checkDataCode', { dataCode: 'tool', id })).data).toBe(true);
  expect(await ask('/addOrUpdate', { dataCode: 'tool', dataName: '其他' })).toMatchObject({ status: '0' });
  expect(await ask('/item/addOrUpdate', { dataCode: '1', dataName: '扳手', parentCode: 'tool' })).toMatchObject({
    status: '1',
  });
  expect((await ask('/item/checkDataCode', { dataCode: '1', parentCode: 'sex' })).data).toBe(false);
  expect(await ask('/delete', { id }, dataset.tokenOf('persona-restricted'))).toMatchObject({
    status: '0',
    msg: '您没有维护数据字典的权限',
  });
  await ask('/delete', { id });
  expect(
    await host.ask('GET /_base/system/dictionary/item/list', { token: dataset.token, data: { parentCode: 'tool' } }),
  ).toMatchObject({ status: '0' });
});

test('R268 a deleted task is gone for the person who deleted it', async () => {
  const dataset = newDataset();
  const pending = async (some: string) =>
    (await host.ask('POST /_base/todo/todo/pending/list', { token: some, data: {} })).data;
  const { records, total } = await pending(dataset.token);
  const remove = () =>
    host.ask('POST /_base/todo/todo/es/delete', { token: dataset.token, data: { id: records[0].id } });
  expect((await remove()).status).toBe('1');
  expect((await remove()).status).toBe('0');
  expect((await pending(dataset.token)).total).toBe(total - 1);
  expect((await pending(dataset.tokenOf('persona-review'))).total).toBe(total);
});

test('R266 R267 a task whose record a subsystem reports as done is processed for that person', async () => {
  const dataset = newDataset();
  const listed = async (view: string, some = dataset.token) =>
    (await host.ask(`POST /_base/todo/todo/${view}/list`, { token: some, data: { pageSize: 500 } })).data as {
      records: { id: number; handleUrl: string; statusName: string }[];
      total: number;
    };
  const before = { pending: await listed('pending'), processed: await listed('processed') };
  const done = async (record: string) => {
    const answer = await host.ask('POST /_base/todo/todo/record/done', { token: dataset.token, data: { record } });
    return answer.status;
  };
  // The query names the record where one page shows several.
  for (const part of ['/lift/lifts/', '/opbi/indicators/collection?project=']) {
    const { handleUrl, id } = before.pending.records.find((row) => row.handleUrl.startsWith(part))!;
    const record = part.includes('?') ? handleUrl : handleUrl.split('?')[0]!;
    expect(await done(record)).toBe('1');
    expect((await listed('pending')).records.map((row) => row.id)).not.toContain(id);
    expect((await listed('processed')).records[0]).toMatchObject({ id, statusName: '已通过' });
  }
  const [pending, processed] = [await listed('pending'), await listed('processed')];
  expect(pending.total + processed.total).toBe(before.pending.total + before.processed.total);
  expect(pending.records.some(({ handleUrl }) => handleUrl.startsWith('/opbi/'))).toBe(
    before.pending.records.filter(({ handleUrl }) => handleUrl.startsWith('/opbi/')).length > 1,
  );
  expect(await done('/lift/lifts/9999')).toBe('1');
  expect(await done('')).toBe('0');
  expect((await listed('pending')).total).toBe(pending.total);
  expect((await listed('pending', dataset.tokenOf('persona-review'))).total).toBe(before.pending.total);
});

test('texts are complete: no open placeholder, no broken character, no future date, no duplicate title', async () => {
  const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const notices = await all();
  const details = await Promise.all(
    notices.map(({ id }) => host.ask(`GET ${NOTICES}/detail`, { token, data: { id: String(id) } })),
  );
  const messages = (await host.ask(`POST ${MESSAGES}/getAllMessageList`, { token, data: { pageSize: 500 } })).data
    .records;
  const text = JSON.stringify([
    details,
    messages,
    (await host.ask(`GET ${MANUALS}/list`, { token, data: { pageSize: 100 } })).data,
  ]);
  expect(text).not.toMatch(/\{\w+\}|\uFFFD|undefined|lorem/i);
  expect([...text.matchAll(/"(?:create|push)Time":"([^"]+)"/g)].filter(([, moment]) => moment! > now)).toEqual([]);
  expect(new Set(notices.map(({ title }) => title)).size).toBe(notices.length);
});
