import { nowText } from './_data/clock';
import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { pageOf } from './_data/fields';
import { asOfNow, findNotices, readDraft } from './_data/notices';
import { NOTICE_COLUMNS } from './_data/seeds/notice-topics';
import { removeByIds, replaceById, takeId } from './_data/dataset';

const NOTICE = '/new/notice/2.0';

const findNotice = ({ fields, dataset }: Call) => {
  const id = fields.requiredText('id', '公告编号');
  const row = dataset.notices.find((each) => String(each.id) === id);
  if (!row) throw new BusinessError('公告不存在或已被删除');
  return asOfNow(row);
};

export default endpoints('base', {
  [`GET ${NOTICE}/list`]: ({ fields, dataset }) => {
    const page = pageOf(findNotices(dataset.notices, fields), fields.paging());
    // Fields that only the detail has are left out of the list.
    return {
      ...page,
      records: page.records.map(({ content: _, picUrlFiles: __, fileUrlFiles: ___, ...record }) => record),
    };
  },

  [`GET ${NOTICE}/detail`]: (call) => {
    const row = findNotice(call);
    return { ...row, version: String(row.version ?? 1) };
  },

  [`POST ${NOTICE}/add`]: ({ fields, dataset, person }) => {
    const row = {
      id: takeId(dataset),
      ...readDraft(fields),
      createTime: nowText(),
      createdByName: person.userName,
      version: 1,
    };
    dataset.notices.unshift(row);
    return { id: row.id };
  },

  [`POST ${NOTICE}/update`]: (call) => {
    const { fields, dataset } = call;
    const row = findNotice(call);
    const version = row.version ?? 1;
    const read = fields.text('version');
    if (read && read !== String(version) && fields.text('overwrite') !== 'true') {
      throw new BusinessError('公告已被他人修改，请重新载入后再提交', '409');
    }
    const { publishTime: _, ...kept } = row;
    const draft = readDraft(fields);
    // The date of a draft is its publishing date.
    const createTime = row.status !== 2 && draft.status === 2 ? nowText() : row.createTime;
    replaceById(dataset.notices, String(row.id), () => ({ ...kept, ...draft, createTime, version: version + 1 }));
  },

  [`POST ${NOTICE}/delete`]: ({ fields, dataset }) => {
    const ids = fields.has('ids') ? fields.ids('ids') : fields.ids('id');
    if (ids.length === 0) throw new BusinessError('请选择要删除的公告');
    if (removeByIds(dataset.notices, ids) === 0) throw new BusinessError('公告不存在或已被删除');
  },

  'GET /new/notice/getNoticeColumn': () => NOTICE_COLUMNS,
});
