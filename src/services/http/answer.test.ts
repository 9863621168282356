import * as z from 'zod/mini';
import { wireHttp } from '../../../tests/support/http';
import { dataOf, readAnswer, readBody, readJsonText, readWith, retryAfterMs, statusError } from './answer';
import { HttpStatusError, SchemaError } from './errors';

const thrownBy = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return 'nothing thrown';
};
const source = { name: 'read', host: 'base', isFromApi: true } as const;
const now = Date.UTC(2026, 10, 21, 12, 0, 0);

test.each([
  [null, undefined],
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  ['2', 2_000],
  [' 12 ', 12_000],
  ['soon', undefined],
  ['2s', undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
])('F30 R310 Retry-After %j asks to wait %s ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

test('F30 an HTTP error says how long to wait', () => {
  wireHttp();
  expect(statusError(429, '', '3', source)).toMatchObject({ status: 429, retryAfterMs: 3_000, endpointName: 'read' });
  const plain = statusError(500, '{"status":"0"}', null, source);
  expect(plain).toBeInstanceOf(HttpStatusError);
  expect(plain).toMatchObject({ status: 500, retryAfterMs: undefined });
});

test('R299 a text that is no JSON cannot be read', () => {
  expect(readJsonText('{"a":1}')).toEqual({ a: 1 });
  expect(readJsonText('{"a":')).toBeUndefined();
  expect(readBody('null', 'read')).toBeNull();
  expect(thrownBy(() => readBody(' \n', 'read'))).toMatchObject({ message: 'The answer is empty', paths: [] });
  expect(thrownBy(() => readBody('<p>', 'read'))).toMatchObject({ message: 'The answer is no JSON' });
});

test('R299 an answer without a status cannot be read', () => {
  wireHttp();
  const error = thrownBy(() => readAnswer({ data: 1 }, z.unknown(), source));
  expect(error).toBeInstanceOf(SchemaError);
  expect(error).toMatchObject({ message: 'The answer has no status', endpointName: 'read' });
});

test('R288 a refusal has its own number and words', () => {
  const refusal = { status: '0', isOk: false, msg: 'no', data: undefined, requestId: 'r-1' };
  expect(thrownBy(() => dataOf(refusal, 'read'))).toMatchObject({ status: '0', msg: 'no', requestId: 'r-1' });
  expect(dataOf({ status: '1', isOk: true, msg: '', data: 7 }, 'read')).toBe(7);
});

describe('R133 what differs from a schema', () => {
  const schema = z.object({ a: z.object({ b: z.string() }), list: z.array(z.object({ c: z.string() })) });

  test('is named by its path, what is missing besides', () => {
    const value = { a: {}, list: [{ c: 1 }, {}] };
    expect(thrownBy(() => readWith(schema, value, 'read', 'The data differs'))).toMatchObject({
      ...{ paths: ['a.b', 'list.0.c', 'list.1.c'], missing: ['a.b', 'list.1.c'] },
      message: 'The data differs: a.b, list.0.c, list.1.c',
    });
  });

  test('is missing when it is inherited, and not when its parent is missing', () => {
    expect(thrownBy(() => readWith(schema, { a: null, list: [] }, 'read', ''))).toMatchObject({
      ...{ paths: ['a'], missing: [] },
    });
    expect(thrownBy(() => readWith(schema, { list: [] }, 'read', ''))).toMatchObject({ missing: ['a'] });
    expect(thrownBy(() => readWith(schema, 7, 'read', ''))).toMatchObject({ paths: ['(all of it)'], missing: [] });
  });

  test('is named once, however many rules it breaks', () => {
    const strict = z.object({ a: z.string().check(z.minLength(3), z.regex(/x/)) });
    expect(thrownBy(() => readWith(strict, { a: '' }, 'read', ''))).toMatchObject({ paths: ['a'] });
  });

  test('is a refusal too when the library fails on it', () => {
    const cause = new Error('polluted');
    const broken = {
      safeParse: () => {
        throw cause;
      },
    };
    expect(thrownBy(() => readWith(broken as never, {}, 'read', 'The data differs'))).toMatchObject({
      ...{ name: 'SchemaError', paths: [], message: 'The data differs', cause },
    });
  });
});
