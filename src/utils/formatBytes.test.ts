import { formatBytes } from './formatBytes';

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [123_456, '121 KB'],
  [3_565_158, '3.4 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [3000 * 1024 ** 3, '3000 GB'],
])('R115 %i bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
