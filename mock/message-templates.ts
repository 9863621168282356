import { nowText } from './_data/clock';
import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { contains, pageOf, type Fields } from './_data/fields';
import { MESSAGE_LEVELS } from './_data/seeds/message-templates';
import { removeByIds, replaceById, takeId } from './_data/dataset';

const MANAGE = '/api/admin/msgManage';

const findTemplate = ({ fields, dataset }: Call) => {
  const id = fields.requiredText('id', '模板编号');
  const row = dataset.templates.find((each) => String(each.id) === id);
  if (!row) throw new BusinessError('模板不存在或已被删除');
  return row;
};

function readDraft(fields: Fields) {
  const level = MESSAGE_LEVELS.find((each) => each.code === fields.text('levelOneCode'));
  if (!level) throw new BusinessError('消息分类不存在');
  const source = level.sources.find((each) => each.code === fields.text('source'));
  if (!source) throw new BusinessError('消息来源不存在');
  return {
    name: fields.requiredText('name', '模板名称', 50),
    title: fields.requiredText('title', '消息标题'),
    content: fields.requiredText('content', '消息内容', 2000),
    levelOneCode: level.code,
    source: source.code,
  };
}

export default endpoints('base', {
  [`POST ${MANAGE}/list`]: ({ fields, dataset }) =>
    pageOf(
      dataset.templates.filter(
        (row) =>
          contains(row.name, fields.text('name')) &&
          (!fields.text('levelOneCode') || row.levelOneCode === fields.text('levelOneCode')) &&
          (!fields.text('source') || row.source === fields.text('source')),
      ),
      fields.paging(),
    ),

  [`POST ${MANAGE}/getMsgLevelOneAndSource`]: () => MESSAGE_LEVELS,

  [`POST ${MANAGE}/addMsgTemplate`]: ({ fields, dataset }) => {
    const draft = readDraft(fields);
    if (dataset.templates.some((row) => row.name === draft.name)) throw new BusinessError('模板名称已存在');
    const row = { id: takeId(dataset), ...draft, enabled: true, createTime: nowText() };
    dataset.templates.unshift(row);
    return { id: row.id };
  },

  [`POST ${MANAGE}/editMsgTemplate`]: (call) => {
    const row = findTemplate(call);
    const draft = readDraft(call.fields);
    if (call.dataset.templates.some((each) => each.name === draft.name && each.id !== row.id))
      throw new BusinessError('模板名称已存在');
    replaceById(call.dataset.templates, String(row.id), () => ({ ...row, ...draft }));
  },

  [`POST ${MANAGE}/deleteMsgTemplate`]: (call) => {
    removeByIds(call.dataset.templates, [String(findTemplate(call).id)]);
  },

  [`POST ${MANAGE}/getMsgRecords`]: ({ fields, dataset }) => {
    const templateId = fields.text('templateId');
    const page = pageOf(
      dataset.sendRecords.filter((row) => !templateId || String(row.templateId) === templateId),
      fields.paging(),
    );
    return { ...page, records: page.records.map(({ receivers: _, content: __, ...record }) => record) };
  },

  [`POST ${MANAGE}/getMsgSendDetail`]: ({ fields, dataset }) => {
    const id = fields.requiredText('id', '发送记录编号');
    const row = dataset.sendRecords.find((each) => String(each.id) === id);
    if (!row) throw new BusinessError('发送记录不存在');
    return row;
  },
});
