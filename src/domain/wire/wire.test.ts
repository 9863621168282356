import type * as z from 'zod/mini';
import {
  flag,
  id,
  isSessionExpired,
  listOf,
  nothing,
  numberOr,
  openWireObject,
  pageOf,
  readEnvelope,
  text,
  wireObject,
} from './index';

const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : 'refused';
};

test.each([
  ['id', id, 1, '1'],
  ['id', id, '1', '1'],
  ['id', id, '', 'refused'],
  ['id', id, null, 'refused'],
  ['text', text, null, ''],
  ['text', text, 0, '0'],
  ['text', text, 'a', 'a'],
  ['text', text, true, 'refused'],
  ['text', text, ['a'], 'refused'],
  ['text', text, {}, 'refused'],
  ['text', text, undefined, 'refused'],
  ['number', numberOr(0), '4', 4],
  ['number', numberOr(0), 4, 4],
  ['number', numberOr(0), ' -1.5 ', -1.5],
  ['number', numberOr(7), null, 7],
  ['number', numberOr(7), '', 7],
  ['number', numberOr(0), 'x', 'refused'],
  ['number', numberOr(0), '1e9', 'refused'],
  ['number', numberOr(0), NaN, 'refused'],
  ['number', numberOr(0), true, 'refused'],
  ['flag', flag, 1, true],
  ['flag', flag, '1', true],
  ['flag', flag, true, true],
  ['flag', flag, 'true', true],
  ['flag', flag, 0, false],
  ['flag', flag, '01', false],
  ['flag', flag, 5, false],
  ['flag', flag, null, false],
  ['flag', flag, [1], 'refused'],
  ['list', listOf(id), null, []],
  ['list', listOf(id), [1, '2'], ['1', '2']],
  ['list', listOf(id), 'x', 'refused'],
  ['list', listOf(id), [null], 'refused'],
  ['nothing', nothing, undefined, undefined],
  ['nothing', nothing, { any: 'thing' }, undefined],
])('R132 a %s (%#) is brought to one spelling', (_name, schema, value, expected) => {
  expect(read(schema, value)).toEqual(expected);
});

test.each([
  [
    { records: [1], total: '30', pageNo: 2, pageSize: '1' },
    { records: ['1'], total: 30, pageNo: 2, pageSize: 1 },
  ],
  [{ records: null }, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [{}, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [null, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [{ records: [1, 2] }, { records: ['1', '2'], total: 2, pageNo: 1, pageSize: 2 }],
  [{ records: {} }, 'refused'],
  [[], 'refused'],
])('R008 the page %j is read', (wire, expected) => {
  expect(read(pageOf(id), wire)).toEqual(expected);
});

test('what is inherited does not stand in for a missing field', () => {
  const inherits = Object.create({ a: 'inherited' }) as object;
  expect(read(wireObject({ a: text }), inherits)).toBe('refused');
  expect(read(openWireObject({ a: text }), inherits)).toBe('refused');
});

test('R131 further fields are kept where that is asked for, and nowhere else', () => {
  const wire = JSON.parse('{"a":"x","b":{"c":1},"__proto__":{"polluted":true}}') as unknown;
  expect(read(wireObject({ a: text }), wire)).toEqual({ a: 'x' });
  const open = read(openWireObject({ a: text }), wire) as Record<string, unknown>;
  expect(Object.keys(open)).toEqual(['a', 'b']);
  expect(open.polluted).toBeUndefined();
});

describe('envelopes', () => {
  test.each([
    ['base', { status: '1', msg: 'm', data: 2 }, { status: '1', isOk: true, msg: 'm', data: 2 }],
    ['base', { status: 1 }, { status: '1', isOk: true, msg: '', data: undefined }],
    ['workOrder', { status: '0', msg: 5 }, { status: '0', isOk: false, msg: '5', data: undefined }],
    ['base', { status: '01' }, { status: '01', isOk: false, msg: '', data: undefined }],
    ['base', { status: true }, undefined],
    ['base', { status: ['1'] }, undefined],
    ['base', { code: 1 }, undefined],
    ['base', {}, undefined],
    ['base', null, undefined],
    ['base', [{ status: '1' }], undefined],
    ['base', 'text', undefined],
    ['portal', { code: 1, msg: null }, { status: '1', isOk: true, msg: '', data: undefined }],
    ['portal', { code: '1' }, { status: '1', isOk: true, msg: '', data: undefined }],
    ['portal', { code: 0, msg: 'no' }, { status: '0', isOk: false, msg: 'no', data: undefined }],
    ['portal', { status: '1' }, undefined],
  ] as const)('R288 of the %s host: %j', (host, body, expected) => {
    expect(readEnvelope(host, body)).toEqual(expected);
  });

  test.each([
    [{ status: '201' }, true],
    [{ status: 201, msg: '' }, true],
    [{ status: '0201' }, false],
    [{ code: '201' }, false],
    [[{ status: '201' }], false],
    ['201', false],
    [null, false],
    [Object.create({ status: '201' }), false],
  ])('R289 R306 the session is over or not (%#)', (body, expected) => {
    expect(isSessionExpired(body)).toBe(expected);
  });
});
