import { nowText } from './_data/clock';
import { endpoints, type Call } from './_data/define';
import { Refusal } from './_data/envelope';
import { pageOf } from './_data/fields';
import { asOfNow, findNotices, readDraft } from './_data/notices';
import { NOTICE_COLUMNS } from './_data/seeds/notice-topics';
import { removeByIds, replaceById, takeId } from './_data/world';

const NOTICE = '/new/notice/2.0';

const findNotice = ({ fields, world }: Call) => {
  const id = fields.requiredText('id', '公告编号');
  const row = world.notices.find((each) => String(each.id) === id);
  if (!row) throw new Refusal('公告不存在或已被删除');
  return asOfNow(row);
};

export default endpoints('base', {
  [`GET ${NOTICE}/list`]: ({ fields, world }) => {
    const page = pageOf(findNotices(world.notices, fields), fields.paging());
    // The list leaves out what only the detail shows.
    return {
      ...page,
      records: page.records.map(({ content: _, picUrlFiles: __, fileUrlFiles: ___, ...record }) => record),
    };
  },

  [`GET ${NOTICE}/detail`]: (call) => {
    const row = findNotice(call);
    return { ...row, version: String(row.version ?? 1) };
  },

  [`POST ${NOTICE}/add`]: ({ fields, world, person }) => {
    const row = {
      id: takeId(world),
      ...readDraft(fields),
      createTime: nowText(),
      createdByName: person.userName,
      version: 1,
    };
    world.notices.unshift(row);
    return { id: row.id };
  },

  [`POST ${NOTICE}/update`]: (call) => {
    const { fields, world } = call;
    const row = findNotice(call);
    const version = row.version ?? 1;
    const read = fields.text('version');
    if (read && read !== String(version) && fields.text('overwrite') !== 'true') {
      throw new Refusal('公告已被其他人修改，请重新载入后再提交', '409');
    }
    const { publishTime: _, ...kept } = row;
    const draft = readDraft(fields);
    // A draft that is published counts from that moment.
    const createTime = row.status !== 2 && draft.status === 2 ? nowText() : row.createTime;
    replaceById(world.notices, String(row.id), () => ({ ...kept, ...draft, createTime, version: version + 1 }));
  },

  [`POST ${NOTICE}/delete`]: ({ fields, world }) => {
    const ids = fields.has('ids') ? fields.ids('ids') : fields.ids('id');
    if (ids.length === 0) throw new Refusal('请选择要删除的公告');
    if (removeByIds(world.notices, ids) === 0) throw new Refusal('公告不存在或已被删除');
  },

  'GET /new/notice/getNoticeColumn': () => NOTICE_COLUMNS,
});
