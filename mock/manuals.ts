import { nowText } from './_data/clock';
import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { contains, isBetween, pageOf, sortBy, type Fields } from './_data/fields';
import { referenceTo } from './_data/files/store';
import { textOf } from './_data/http';
import { MANUAL_SOURCES } from './_data/seeds/manual-texts';
import type { ManualRow } from './_data/seeds/manuals';
import { removeByIds, replaceById, takeId } from './_data/dataset';

const KNOWLEDGE = '/api/knlKnowledgeNew/2.0';
const HOME_MANUALS = 12;
const MOMENT = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/;

const findManual = ({ fields, dataset }: Call) => {
  const id = fields.requiredText('id', '手册编号');
  const row = dataset.manuals.find((each) => String(each.id) === id);
  if (!row) throw new BusinessError('手册不存在或已被删除');
  return row;
};

const newestFirst = (rows: readonly ManualRow[]) =>
  [...rows].sort((one, other) =>
    one.pushTime < other.pushTime ? 1 : one.pushTime > other.pushTime ? -1 : other.id - one.id,
  );

const versionOf = (row: ManualRow) => row.version ?? 1;

function readDraft(fields: Fields): Omit<ManualRow, 'id' | 'createdByName'> {
  const source = fields.integer('source', '来源', 1, MANUAL_SOURCES.length);
  const pushTime = fields.text('pushTime') || nowText();
  if (!MOMENT.test(pushTime)) throw new BusinessError('发布时间有误');
  const uploadAttachment = fields
    .list('uploadAttachment')
    .flatMap((file) => referenceTo(textOf((file as Record<string, unknown> | null)?.id)) ?? []);
  if (uploadAttachment.length === 0) throw new BusinessError('请上传手册附件');
  return {
    name: fields.requiredText('name', '手册名称'),
    source,
    sourceName: fields.text('sourceName') || (MANUAL_SOURCES[source - 1]?.sourceName ?? ''),
    description: fields.text('description').slice(0, 2000),
    pushTime,
    uploadAttachment,
  };
}

export default endpoints('base', {
  [`GET ${KNOWLEDGE}/list`]: ({ fields, dataset }) => {
    const found = newestFirst(dataset.manuals).filter(
      (row) =>
        contains(row.name, fields.text('name')) &&
        (!fields.text('source') || String(row.source) === fields.text('source')) &&
        isBetween(row.pushTime, fields.text('pushTimeFrom'), fields.text('pushTimeTo')),
    );
    return pageOf(sortBy(found, fields, ['pushTime', 'name', 'source']), fields.paging());
  },

  [`GET ${KNOWLEDGE}/view`]: (call) => {
    const row = findManual(call);
    return { ...row, version: String(versionOf(row)) };
  },

  [`GET ${KNOWLEDGE}/homeList`]: ({ dataset }) => newestFirst(dataset.manuals).slice(0, HOME_MANUALS),

  [`POST ${KNOWLEDGE}/add`]: ({ fields, dataset, person }) => {
    const row = { id: takeId(dataset), ...readDraft(fields), createdByName: person.userName };
    dataset.manuals.unshift(row);
    return { id: row.id };
  },

  [`POST ${KNOWLEDGE}/update`]: (call) => {
    const row = findManual(call);
    const version = versionOf(row);
    const read = call.fields.text('version');
    if (read && read !== String(version) && call.fields.text('overwrite') !== 'true') {
      throw new BusinessError('手册已被他人修改，请重新载入后再提交', '409');
    }
    const draft = readDraft(call.fields);
    replaceById(call.dataset.manuals, String(row.id), () => ({ ...row, ...draft, version: version + 1 }));
  },

  [`POST ${KNOWLEDGE}/delete`]: (call) => {
    removeByIds(call.dataset.manuals, [String(findManual(call).id)]);
  },
});
