// The edit form of a notice, and the body built from it.
import type { Attachment } from '../file/schema';
import type { EditableNotice, NoticeInput, Picture } from './schema';
import { NOTICE_STATUS } from './lifeCycle';

/** The fields of the form (R047). */
export interface NoticeForm {
  title: string;
  columnCode: string | null;
  /** '1' app, '2' PC, '3' both. */
  publishingType: string;
  sortNumber: number | null;
  timing: 'now' | 'timed';
  /** `YYYY-MM-DD HH:mm:ss` in server time; empty until chosen. */
  publishTime: string;
  content: string;
  pictures: Picture[];
  attachments: Attachment[];
}

/** Longest title (R047). */
export const TITLE_LONGEST = 100;
/** Largest sort number (R047). */
export const SORT_NUMBER_LARGEST = 9999;

/** An empty notice form. */
export const EMPTY_NOTICE: NoticeForm = {
  title: '',
  columnCode: null,
  publishingType: '3',
  sortNumber: null,
  timing: 'now',
  publishTime: '',
  content: '',
  pictures: [],
  attachments: [],
};

/** The form for an existing notice. */
export const formOf = (notice: EditableNotice): NoticeForm => ({
  title: notice.title,
  columnCode: notice.columnCode || null,
  publishingType: notice.publishingType || EMPTY_NOTICE.publishingType,
  sortNumber: notice.sortNumber,
  timing: notice.publishTime ? 'timed' : 'now',
  publishTime: notice.publishTime ?? '',
  content: notice.content,
  pictures: notice.pictures,
  attachments: notice.attachments,
});

/** What a draft keeps of a form: no time, because the server publishes every notice that has one. */
export const withoutSchedule = (form: NoticeForm): NoticeForm => ({
  ...form,
  timing: EMPTY_NOTICE.timing,
  publishTime: EMPTY_NOTICE.publishTime,
});

/**
 * Builds the body.
 *
 * @param content - The sanitized content; the form holds the raw output of the editor.
 */
export function noticeInputOf(form: NoticeForm, action: 'save' | 'publish', content: string): NoticeInput {
  const { timing, publishTime } = action === 'publish' ? form : withoutSchedule(form);
  return {
    title: form.title.trim(),
    columnCode: form.columnCode ?? '',
    publishingType: form.publishingType,
    status: action === 'publish' ? NOTICE_STATUS.published : NOTICE_STATUS.draft,
    sortNum: form.sortNumber,
    content,
    ...(timing === 'timed' ? { publishTime } : {}),
    picUrlFiles: form.pictures.map(({ id, downloadUri }) => ({ id, downloadUri })),
    fileUrlFiles: form.attachments.map(({ id = '', downloadUri, originalFilename, filename }) => ({
      id,
      downloadUri,
      originalFilename,
      filename,
    })),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFile = (value: unknown) => {
  const { id, downloadUri } = (value ?? {}) as Record<string, unknown>;
  return isText(downloadUri) && (id === undefined || isText(id));
};

/** Restores a stored form; undefined for anything else (F37). */
export function acceptForm(value: unknown): NoticeForm | undefined {
  const kept = { ...EMPTY_NOTICE, ...(value as Partial<NoticeForm> | null) };
  const areTexts = [kept.title, kept.publishingType, kept.publishTime, kept.content].every(isText);
  const isValid =
    areTexts &&
    (kept.columnCode === null || isText(kept.columnCode)) &&
    (kept.sortNumber === null || typeof kept.sortNumber === 'number') &&
    (kept.timing === 'now' || kept.timing === 'timed') &&
    [kept.pictures, kept.attachments].every((files: unknown) => Array.isArray(files) && files.every(isFile));
  return isValid ? kept : undefined;
}

/** The server's error messages start with the name of the field. */
const REFUSED: readonly (readonly [beginning: RegExp, field: keyof NoticeForm])[] = [
  [/^标题/, 'title'],
  [/^栏目/, 'columnCode'],
  [/^发布端/, 'publishingType'],
  [/^排序号/, 'sortNumber'],
  [/^定时发布时间/, 'publishTime'],
  [/^正文/, 'content'],
];

/** The field that an error message of the server names; undefined for errors about the whole notice (R193). */
export const fieldOfRefusal = (message: string): keyof NoticeForm | undefined =>
  REFUSED.find(([beginning]) => beginning.test(message))?.[1];
