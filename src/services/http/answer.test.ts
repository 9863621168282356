import * as z from 'zod/mini';
import { wireHttp } from '../../../tests/support/http';
import { id, leftOutOf, listOf, requiredId, text, wireObject } from '@/domain/wire';
import {
  checkPayload,
  dataOf,
  readAnswer,
  readBody,
  readJsonText,
  readResponse,
  retryAfterMs,
  statusError,
} from './answer';
import { driftCounts } from './drift';
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

test('A40 a list knows the number of the request that it came with when something was left out', () => {
  const list = (requestId?: string) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const data = readResponse(listOf(wireObject({ c: id })), [{ c: 1 }, null], 'readList', 'why');
    return leftOutOf(dataOf({ status: '1', isOk: true, msg: '', data, requestId }, 'readList'));
  };
  expect(list('r-1')).toEqual({ count: 1, requestId: 'r-1' });
  expect(list()).toEqual({ count: 1 });
});

describe('A40 reading and checking by a schema', () => {
  const schema = wireObject({ a: text, list: listOf(wireObject({ c: id })) });

  test('a response is read as far as it can be, and its drift is reported without values', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const value = { list: [{ c: 1 }, { d: 'secret' }] };
    expect(readResponse(schema, value, 'readGaps', 'why')).toEqual({ a: '', list: [{ c: '1' }] });
    readResponse(schema, value, 'readGaps', 'why');
    expect(warned.mock.calls).toEqual([
      ["readGaps: 'a' is absent or unreadable; expected text"],
      ["readGaps: 'list[].c' is absent or unreadable; expected an id"],
    ]);
    expect(driftCounts.get('readGaps a')).toBe(2);
  });

  test('what a decision rests on is required', () => {
    expect(thrownBy(() => readResponse(wireObject({ id: requiredId }), {}, 'read', 'why'))).toMatchObject({
      ...{ name: 'SchemaError', message: 'why: id', endpointName: 'read', paths: ['id'] },
    });
  });

  test('of a payload every field is, and is named once however many rules it breaks', () => {
    expect(checkPayload(schema, { a: 1, list: [] }, 'send')).toEqual({ a: '1', list: [] });
    expect(thrownBy(() => checkPayload(schema, { list: [{}] }, 'send'))).toMatchObject({
      ...{ paths: ['a', 'list.0.c'], message: 'The payload differs: a, list.0.c' },
    });
    expect(thrownBy(() => checkPayload(schema, 7, 'send'))).toMatchObject({ paths: ['(all of it)'] });
    const strict = z.object({ a: z.string().check(z.minLength(3), z.regex(/x/)) });
    expect(thrownBy(() => checkPayload(strict, { a: '' }, 'send'))).toMatchObject({ paths: ['a'] });
  });

  test('a response is refused when the library fails on it', () => {
    const cause = new Error('polluted');
    const broken = {
      safeParse: () => {
        throw cause;
      },
    };
    expect(thrownBy(() => readResponse(broken as never, {}, 'read', 'why'))).toMatchObject({
      ...{ name: 'SchemaError', paths: [], message: 'why', cause },
    });
  });
});
