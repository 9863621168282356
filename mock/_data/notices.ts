import { nowText } from './clock';
import { BusinessError } from './envelope';
import { isBetween, contains, sortBy, type Fields } from './fields';
import { textOf } from './http';
import { columnNameOf, NOTICE_END, NOTICE_STATUS, type NoticeRow } from './seeds/notices';
import { referenceTo } from './files/store';

const TITLE_LONGEST = 100;
const CONTENT_LONGEST = 2_000_000;
const LARGEST_SORT_NUMBER = 9999;
const SCHEDULED_NAME = '待发布';
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** The current state of a notice: a scheduled one is published once its time has come. */
export const asOfNow = (row: NoticeRow): NoticeRow =>
  row.status === 1 && row.publishTime && row.publishTime <= nowText()
    ? { ...row, status: 2, statusName: NOTICE_STATUS[2] ?? '', createTime: row.publishTime }
    : row;

const isPublishedTo = (row: NoticeRow, wanted: string) =>
  // A notice for both clients matches a filter for either.
  !wanted || String(row.publishingType) === wanted || (row.publishingType === 3 && (wanted === '1' || wanted === '2'));

/** When a notice was or will be published, which is the time that the list shows; empty for a draft. */
const publishedAt = ({ status, publishTime, createTime }: NoticeRow) =>
  status === 1 ? (publishTime ?? '') : createTime;

const isPublishedBetween = (row: NoticeRow, from: string, to: string) =>
  (!from && !to) || (publishedAt(row) !== '' && isBetween(publishedAt(row), from, to));

/** Filters and sorts the notices of a list, newest first by default. */
export function findNotices(rows: readonly NoticeRow[], fields: Fields): NoticeRow[] {
  const wanted = (name: 'columnCode' | 'status', row: NoticeRow) =>
    !fields.text(name) || String(row[name]) === fields.text(name);
  const found = rows
    .map(asOfNow)
    .filter(
      (row) =>
        contains(row.title, fields.text('title')) &&
        wanted('columnCode', row) &&
        wanted('status', row) &&
        isPublishedTo(row, fields.text('publishingType')) &&
        isPublishedBetween(row, fields.text('createTimeFrom'), fields.text('createTimeTo')),
    )
    .sort((one, other) =>
      one.createTime < other.createTime ? 1 : one.createTime > other.createTime ? -1 : other.id - one.id,
    );
  return sortBy(found, fields, ['createTime', 'sortNum', 'title', 'status'], (row, field) =>
    // A draft is where it was written, so that its writer finds it.
    field === 'createTime' ? publishedAt(row) || row.createTime : row[field],
  );
}

const fileIds = (fields: Fields, name: string): string[] =>
  fields.list(name).map((file) => textOf((file as Record<string, unknown> | null)?.id) || textOf(file));

/** Validates a draft as a server would; the error names the field. */
export function readDraft(fields: Fields): Omit<NoticeRow, 'id' | 'createTime' | 'createdByName' | 'version'> {
  const title = fields.requiredText('title', '标题', TITLE_LONGEST);
  const columnCode = fields.integer('columnCode', '栏目', 1, 99);
  const columnName = columnNameOf(columnCode);
  if (!columnName) throw new BusinessError('栏目不存在');
  const publishingType = fields.integer('publishingType', '发布端', 1, 3);
  const status = fields.integer('status', '状态', 1, 3);
  const content = fields.text('content');
  if (content.length > CONTENT_LONGEST) throw new BusinessError('正文过长，请精简后重试');
  const publishTime = fields.text('publishTime');
  if (publishTime && !MOMENT.test(publishTime)) throw new BusinessError('定时发布时间有误');
  const isTimed = publishTime > nowText();
  const sortText = fields.text('sortNum');
  const kept = (ids: string[]) => ids.flatMap((id) => referenceTo(id) ?? []);
  const pictures = kept(fileIds(fields, 'picUrlFiles')).map(({ id, downloadUri }) => ({ id, downloadUri }));
  const attachments = kept(fileIds(fields, 'fileUrlFiles'));
  // A scheduled notice stays a draft until its time.
  const state = isTimed ? 1 : status;
  return {
    title,
    columnCode,
    columnName,
    status: state,
    statusName: isTimed ? SCHEDULED_NAME : (NOTICE_STATUS[state] ?? ''),
    publishingType,
    publishingName: NOTICE_END[publishingType] ?? '',
    sortNum: sortText === '' ? null : fields.integer('sortNum', '排序号', 0, LARGEST_SORT_NUMBER),
    content,
    picUrlFiles: pictures,
    fileUrlFiles: attachments,
    ...(isTimed ? { publishTime } : {}),
  };
}
