import type { NamedManual } from './schema';
import { isSavedAs } from './isSavedAs';

const draft = {
  name: '门禁操作手册',
  description: '',
  source: '3',
  sourceName: '工单平台',
  pushTime: '2026-01-02 03:04:05',
  uploadAttachment: [{ id: '5', downloadUri: '/_files/5', originalFilename: 'a.pdf', filename: '5.pdf' }],
};
const manual: NamedManual = {
  id: '900001',
  name: '门禁操作手册',
  source: '3',
  sourceName: '工单平台',
  pushTime: '2026-01-02 03:04:05',
  attachments: [{ id: '5', downloadUri: '/_files/5', originalFilename: 'a.pdf', filename: '' }],
};

test('R247 a manual that matches the sent one on the server counts as saved', () => {
  expect(isSavedAs(draft, manual)).toBe(true);
});

test.each<[string, Partial<NamedManual>]>([
  ['name', { name: undefined }],
  ['description', { description: '新的说明' }],
  ['source', { source: '4' }],
  ['name of the source', { sourceName: '' }],
  ['time', { pushTime: '2026-01-02 03:04:06' }],
  ['file', { attachments: [] }],
])('R247 a manual with a different %s does not count as saved', (_name, change) => {
  expect(isSavedAs(draft, { ...manual, ...change })).toBe(false);
});
