import type { EditableNotice } from './schema';
import { noticeInputOf, EMPTY_NOTICE } from './editing';
import { isSavedAs } from './isSavedAs';

const form = {
  ...EMPTY_NOTICE,
  title: '停水通知',
  columnCode: '1',
  sortNumber: 0,
  pictures: [{ id: '5', downloadUri: '/_files/5' }],
  attachments: [{ id: '6', downloadUri: '/_files/6', originalFilename: 'a.pdf', filename: '6.pdf', size: 3 }],
};
const draft = noticeInputOf(form, 'publish', '<p>周六停水。</p>');
const timed = { ...draft, publishTime: '2999-01-01 08:00:00' };

const saved = (change: Partial<EditableNotice> = {}): EditableNotice => ({
  id: '900001',
  title: '停水通知',
  createdByName: '林知远',
  columnName: '系统',
  columnCode: '1',
  createTime: '2026-11-21 10:00:00',
  status: '2',
  statusName: '已发布',
  publishingType: '3',
  publishingName: 'App 端、PC 端',
  sortNumber: 0,
  content: '<p>周六停水。</p>',
  pictures: [{ id: '5', downloadUri: '/_files/5' }],
  attachments: [{ id: '6', downloadUri: '/_files/6', originalFilename: 'a.pdf', filename: '6.pdf' }],
  version: '1',
  ...change,
});

test.each<[string, Partial<EditableNotice>]>([
  ['as it was sent', {}],
  ['by a server that sends no codes', { columnCode: undefined, publishingType: '', status: undefined }],
  ['with files that have addresses only', { pictures: [{ id: '5', downloadUri: '' }] }],
])('R238 a notice that the server has %s counts as saved', (_name, change) => {
  expect(isSavedAs(draft, saved(change))).toBe(true);
});

test.each<[string, Partial<EditableNotice>]>([
  ['title', { title: '停电通知' }],
  ['content', { content: '<p>周日停水。</p>' }],
  ['column', { columnCode: '2' }],
  ['end', { publishingType: '1' }],
  ['number', { sortNumber: null }],
  ['state', { status: '1' }],
  ['hour', { publishTime: '2999-01-01 08:00:00' }],
  ['cover', { pictures: [] }],
  ['attachment', { attachments: [] }],
])('R238 a notice with a different %s does not count as saved', (_name, change) => {
  expect(isSavedAs(draft, saved(change))).toBe(false);
});

test.each<[string, Partial<EditableNotice>, boolean]>([
  ['waits as a draft with its hour', { status: '1', publishTime: timed.publishTime }, true],
  ['has come out', { status: '2' }, true],
  ['is a draft without an hour', { status: '1' }, false],
])('R047 a scheduled notice that %s counts as saved: %p', (_name, change, expected) => {
  expect(isSavedAs(timed, saved(change))).toBe(expected);
});
