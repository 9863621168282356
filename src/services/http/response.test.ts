import * as z from 'zod/mini';
import { wireHttp } from '../../../tests/support/http';
import { id, leftOutOf, listOf, requiredId, text, wireObject } from '@/domain/wire';
import {
  checkPayload,
  dataOf,
  parseResponse,
  readBody,
  readJsonText,
  decodeData,
  retryAfterMs,
  statusError,
} from './response';
import { driftCounts } from '@/utils/drift';
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
  ['1.5', 2_000],
  ['0.2', 1_000],
  ['2.0', 2_000],
  ['86401', 86_400_000],
  ['9'.repeat(400), 86_400_000],
  ['Saturday, 21-Nov-26 12:00:30 GMT', 30_000],
  ['Sat Nov 21 12:00:30 2026', 30_000],
  ['Sun Nov  1 12:00:30 2026', 0],
  ['Sat, 21 Nov 2027 12:00:30 GMT', 86_400_000],
  ['Sat, 41 Nov 2026 12:00:30 GMT', undefined],
  ['2026-11-21T12:00:30Z', undefined],
  ['-5', undefined],
  ['1,5', undefined],
  ['1.5.2', undefined],
  ['.5', undefined],
])('F30 R310 Retry-After %j means %s ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

test('F30 an HTTP error carries its Retry-After', () => {
  wireHttp();
  expect(statusError(429, '', '3', source)).toMatchObject({ status: 429, retryAfterMs: 3_000, endpointName: 'read' });
  const plain = statusError(500, '{"status":"0"}', null, source);
  expect(plain).toBeInstanceOf(HttpStatusError);
  expect(plain).toMatchObject({ status: 500, retryAfterMs: undefined });
});

test('R299 text that is not JSON is not readable', () => {
  expect(readJsonText('{"a":1}')).toEqual({ a: 1 });
  expect(readJsonText('{"a":')).toBeUndefined();
  expect(readBody('null', 'read')).toBeNull();
  expect(thrownBy(() => readBody(' \n', 'read'))).toMatchObject({ message: 'The answer is empty', paths: [] });
  expect(thrownBy(() => readBody('<p>', 'read'))).toMatchObject({ message: 'The answer is no JSON' });
});

test.each([
  ['9007199254740993', '9007199254740993'],
  ['-12345678901234567890', '-12345678901234567890'],
  ['[1,900719925474099312,{"id":9007199254740993}]', [1, '900719925474099312', { id: '9007199254740993' }]],
  ['999999999999999', 999999999999999],
  ['0.12345678901234567', Number('0.12345678901234567')],
  ['[1234567890123456.5, 12345678901234567e2]', [Number('1234567890123456.5'), Number('12345678901234567e2')]],
  ['{"a\\"9007199254740993":"9007199254740993\\\\","b":9007199254740993}', null],
] as [string, unknown][])(
  'A40 %s: whole numbers keep all digits, strings and fractions are unchanged',
  (json, expected) => {
    const special = { 'a"9007199254740993': '9007199254740993\\', b: '9007199254740993' };
    expect(readJsonText(json)).toEqual(expected ?? special);
  },
);

test('A40 a string with an image of many megabytes next to a long id is parsed', () => {
  const picture = 'a1+/'.repeat(5_000_000);
  expect(readJsonText(`{"id":9007199254740993,"content":"${picture}"}`)).toEqual({
    id: '9007199254740993',
    content: picture,
  });
});

test('R299 a response without a status is not readable', () => {
  wireHttp();
  const error = thrownBy(() => parseResponse({ data: 1 }, z.unknown(), source));
  expect(error).toBeInstanceOf(SchemaError);
  expect(error).toMatchObject({ message: 'The answer has no status', endpointName: 'read' });
});

test('R288 a refusal has its own code and message', () => {
  const refusal = { status: '0', isOk: false, msg: 'no', data: undefined, requestId: 'r-1' };
  expect(thrownBy(() => dataOf(refusal, 'read'))).toMatchObject({ status: '0', msg: 'no', requestId: 'r-1' });
  expect(dataOf({ status: '1', isOk: true, msg: '', data: 7 }, 'read')).toBe(7);
});

test('A40 a list with left-out records has the request id of its response', () => {
  const list = (requestId?: string) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const data = decodeData(listOf(wireObject({ c: id })), [{ c: 1 }, null], 'readList', 'why');
    return leftOutOf(dataOf({ status: '1', isOk: true, msg: '', data, requestId }, 'readList'));
  };
  expect(list('r-1')).toStrictEqual({ count: 1, requestId: 'r-1' });
  expect(list()).toStrictEqual({ count: 1 });
});

test('A40 a page with left-out records has the request id of its response, and other data stays as it is', () => {
  const read = (data: unknown, requestId?: string) =>
    dataOf({ status: '1', isOk: true, msg: '', data, requestId }, 'readPage');
  const page = { records: [], leftOut: { count: 1 } };
  expect(read(page, 'r-1')).toStrictEqual({ ...page, requestId: 'r-1' });
  for (const data of [page, { records: [] }, [], 7, null]) expect(read(data)).toBe(data);
  const whole = { records: [] };
  expect(read(whole, 'r-1')).toBe(whole);
});

test('R299 data that differ from their schema say so, with the paths', () => {
  wireHttp();
  const error = thrownBy(() => parseResponse({ status: '1', data: {} }, wireObject({ id: requiredId }), source));
  expect(error).toMatchObject({ message: 'The data cannot be read: id', paths: ['id'] });
});

describe('A40 reading and checking by a schema', () => {
  const schema = wireObject({ a: text, list: listOf(wireObject({ c: id })) });

  test('a response is read as far as possible, and its drift is reported without values', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const value = { list: [{ c: 1 }, { d: 'secret' }] };
    expect(decodeData(schema, value, 'readGaps', 'why')).toEqual({ a: '', list: [{ c: '1' }] });
    decodeData(schema, value, 'readGaps', 'why');
    expect(warned.mock.calls).toEqual([
      ["readGaps: 'a' is absent or unreadable; expected text"],
      ["readGaps: 'list[].c' is absent or unreadable; expected an id"],
    ]);
    expect(driftCounts.get('readGaps a')).toBe(2);
  });

  test('fields that a decision depends on are required', () => {
    expect(thrownBy(() => decodeData(wireObject({ id: requiredId }), {}, 'read', 'why'))).toMatchObject({
      ...{ name: 'SchemaError', message: 'why: id', endpointName: 'read', paths: ['id'] },
    });
  });

  test('all fields of a payload are required, and each is reported once however many rules it breaks', () => {
    expect(checkPayload(schema, { a: 1, list: [] }, 'send')).toEqual({ a: '1', list: [] });
    expect(thrownBy(() => checkPayload(schema, { list: [{}] }, 'send'))).toMatchObject({
      ...{ paths: ['a', 'list.0.c'], message: 'The payload differs: a, list.0.c' },
    });
    expect(thrownBy(() => checkPayload(schema, 7, 'send'))).toMatchObject({ paths: ['(all of it)'] });
    const strict = z.object({ a: z.string().check(z.minLength(3), z.regex(/x/)) });
    expect(thrownBy(() => checkPayload(strict, { a: '' }, 'send'))).toMatchObject({ paths: ['a'] });
  });

  test('a response is rejected if the library throws on it', () => {
    const cause = new Error('polluted');
    const broken = {
      safeParse: () => {
        throw cause;
      },
    };
    expect(thrownBy(() => decodeData(broken as never, {}, 'read', 'why'))).toMatchObject({
      ...{ name: 'SchemaError', paths: [], message: 'why', cause },
    });
  });
});
