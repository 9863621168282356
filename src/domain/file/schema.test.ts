import type * as z from 'zod/mini';
import { readStrictly } from '../wire';
import { attachmentName } from './files';
import { manualAttachments, noticeAttachments } from './schema';

const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : 'refused';
};
const names = { downloadUri: '/_files/1', originalFilename: '图.png' };

test.each([
  ['R135 a notice', noticeAttachments, 'a.png', 'a.png'],
  ['R136 a manual', manualAttachments, 'a.png', 'a.png'],
  ['R136 a manual', manualAttachments, null, ''],
  ['R136 a manual', manualAttachments, undefined, ''],
])('%s reads its attachments (%#), with the second name %j as %j', (_, schema, filename, expected) => {
  expect(read(schema, [{ ...names, filename }])).toEqual([{ ...names, filename: expected }]);
  expect(read(schema, null)).toEqual([]);
});

test.each([
  [
    { id: 7, size: '12' },
    { id: '7', size: 12 },
  ],
  [{ id: '', size: 0 }, { size: 0 }],
  [{ id: null, size: null }, {}],
  [{ size: '' }, {}],
  [{ size: -1 }, {}],
  [{ more: 'x' }, {}],
])('R135 R136 of %j an attachment has %j', (wire, expected) => {
  for (const schema of [noticeAttachments, manualAttachments])
    expect(read(schema, [{ ...names, filename: '', ...wire }])).toEqual([{ ...names, filename: '', ...expected }]);
});

test.each([
  ['no second name', noticeAttachments, names],
  ['no address', noticeAttachments, { originalFilename: 'a', filename: 'a' }],
  ['no name', noticeAttachments, { downloadUri: '/1', filename: 'a' }],
  ['no address', manualAttachments, { originalFilename: 'a' }],
  ['no name', manualAttachments, { downloadUri: '/1' }],
  ['a size that is no number', manualAttachments, { ...names, size: 'big' }],
  ['a negative size', manualAttachments, { ...names, size: -1 }],
])('R135 R136 A40 an attachment with %s is read and counts as incomplete (%#)', (_, schema, wire) => {
  expect(read(schema, [wire])).toHaveLength(1);
  expect(readStrictly(schema, [wire]).success).toBe(false);
});

test.each([
  ['图.png', 'a.png', '图.png'],
  ['', 'a.png', 'a.png'],
  ['', '', ''],
])('R135 a file named %j by its author and %j by the server is shown as %j', (originalFilename, filename, shown) => {
  expect(attachmentName({ downloadUri: '/1', originalFilename, filename })).toBe(shown);
});
