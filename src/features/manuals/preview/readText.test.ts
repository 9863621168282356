import { readText } from './readText';

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;

describe('text files of unknown encoding', () => {
  test('R048 UTF-8, with and without a byte order mark', () => {
    expect(readText(new TextEncoder().encode('电梯维保').buffer as ArrayBuffer)).toBe('电梯维保');
    expect(readText(bytesOf(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
    expect(readText(bytesOf())).toBe('');
  });

  test('R048 encodings of Chinese Windows: GB 18030 and UTF-16', () => {
    expect(readText(bytesOf(0xb5, 0xe7, 0xcc, 0xdd))).toBe('电梯');
    expect(readText(bytesOf(0xff, 0xfe, 0x35, 0x75, 0xaf, 0x68))).toBe('电梯');
    expect(readText(bytesOf(0xfe, 0xff, 0x75, 0x35, 0x68, 0xaf))).toBe('电梯');
  });
});
