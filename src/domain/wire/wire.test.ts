import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  flag,
  id,
  isSessionExpired,
  leftOutOf,
  listOf,
  noteRequest,
  nothing,
  numberOr,
  openWireObject,
  pageOf,
  readEnvelope,
  readStrictly,
  readWire,
  requiredId,
  text,
  wireObject,
} from './index';

const read = (schema: z.ZodMiniType, value: unknown): unknown => readWire(schema, value)?.data ?? 'unreadable';
const isComplete = (schema: z.ZodMiniType, value: unknown): boolean => readStrictly(schema, value).success;

/** How a value is read, and whether it conforms to the schema. */
test.each([
  ['id', id, 1, '1', true],
  ['id', id, '1', '1', true],
  ['id', id, '9007199254740993', '9007199254740993', true],
  ['id', id, '', '', false],
  ['id', id, null, '', false],
  ['required id', requiredId, null, 'unreadable', false],
  ['text', text, null, '', true],
  ['text', text, 0, '0', true],
  ['text', text, 'a', 'a', true],
  ['text', text, ' a ', ' a ', true],
  ['text', text, ' \u3000\n', '', true],
  ['text', text, true, '', false],
  ['text', text, ['a'], '', false],
  ['text', text, {}, '', false],
  ['text', text, undefined, '', false],
  ['number', numberOr(0), '4', 4, true],
  ['number', numberOr(0), 4, 4, true],
  ['number', numberOr(0), ' -1.5 ', -1.5, true],
  ['number', numberOr(7), null, 7, true],
  ['number', numberOr(7), '', 7, true],
  ['number', numberOr(0), 'x', 0, false],
  ['number', numberOr(7), '1e9', 7, false],
  ['number', numberOr(7), NaN, 7, false],
  ['number', numberOr(7), true, 7, false],
  ['flag', flag, 1, true, true],
  ['flag', flag, '1', true, true],
  ['flag', flag, true, true, true],
  ['flag', flag, 'true', true, true],
  ['flag', flag, 'Y', true, true],
  ['flag', flag, 0, false, true],
  ['flag', flag, '01', false, true],
  ['flag', flag, 5, false, true],
  ['flag', flag, null, false, true],
  ['flag', flag, [1], false, false],
  ['list', listOf(id), null, [], true],
  ['list', listOf(id), [1, '2'], ['1', '2'], true],
  ['list', listOf(id), 'x', [], false],
  ['list', listOf(id), { 0: '1' }, [], false],
  ['list', listOf(id), [null, '2', {}], ['2'], false],
])('R132 A40 a %s (%#) is read in one spelling, or as absent', (_name, schema, value, expected, isAsAsked) => {
  expect(read(schema, value)).toEqual(expected);
  expect(isComplete(schema, value)).toBe(isAsAsked);
});

test('no data is read of a call that only reports success', () => {
  expect(readWire(nothing, { any: 'thing' })).toEqual({ data: undefined, drift: [], leftOut: 0 });
});

describe('A40 a list of records', () => {
  const records = listOf(wireObject({ id, title: text, tags: listOf(id) }));
  const good = { id: '1', title: 'a', tags: [] };

  test('leaves out records without an identity, and keeps incomplete ones', () => {
    const reading = readWire(records, [good, null, 7, [good], {}, { title: 'no id' }, { id: 2 }]);
    expect(reading?.data).toEqual([good, { id: '2', title: '', tags: [] }]);
    expect(reading?.leftOut).toBe(5);
  });

  test('reports where it drifts, without the values', () => {
    const { drift } = readWire(records, [good, { id: '2', title: { secret: 1 } }])!;
    expect(drift.map(({ path }) => path)).toEqual(['1.title', '1.tags']);
    expect(JSON.stringify(drift)).not.toContain('secret');
    expect(readWire(records, ['not a record'])!.drift).toEqual([{ path: '0', expected: 'a value of type object' }]);
  });

  test("a page reports how many records it left out, and keeps the server's total", () => {
    const page = pageOf(wireObject({ id, title: text }));
    expect(read(page, { records: [good, null, {}], total: 30 })).toMatchObject({ total: 30, leftOut: 2 });
    expect(read(page, { records: [good], total: 1 })).not.toHaveProperty('leftOut');
  });

  test('knows the left-out records, as a list or a page, and the id of the request', () => {
    const list = readWire(records, [good, null, {}])!.data;
    expect(leftOutOf(list)).toEqual({ count: 2 });
    noteRequest(list, 'r-1');
    expect(leftOutOf(list)).toEqual({ count: 2, requestId: 'r-1' });
    const page = readWire(pageOf(wireObject({ id })), { records: [null] })!.data;
    expect(leftOutOf({ ...page, requestId: 'r-2' })).toEqual({ count: 1, requestId: 'r-2' });
  });

  test.each([[[good]], [null], [{}]])('has no left-out records for %j', (value) => {
    const list = readWire(records, value)!.data;
    noteRequest(list, 'r-1');
    expect(leftOutOf(list)).toBeUndefined();
    expect(leftOutOf(readWire(pageOf(id), { records: [1] })!.data)).toBeUndefined();
    expect(leftOutOf(null)).toBeUndefined();
  });

  test('any value is read without an error, and a complete one reads the same in both modes', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(good), fc.jsonValue())), (value) => {
        const reading = readWire(records, value)!;
        expect(reading.data.length + reading.leftOut).toBeGreaterThanOrEqual(value.length);
        const strict = readStrictly(records, value);
        if (strict.success) expect(reading.data).toEqual(strict.data);
      }),
    );
  });
});

test.each([
  [
    { records: [1], total: '30', pageNo: 2, pageSize: '1' },
    { records: ['1'], total: 30, pageNo: 2, pageSize: 1 },
  ],
  [{ records: null }, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [{}, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [null, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [{ records: [1, 2] }, { records: ['1', '2'], total: null, pageNo: 1, pageSize: 2 }],
  [
    { records: [1, 2], total: 1 },
    { records: ['1', '2'], total: null, pageNo: 1, pageSize: 2 },
  ],
  [
    { records: [], total: -5 },
    { records: [], total: 0, pageNo: 1, pageSize: 0 },
  ],
  [{ records: {} }, { records: [], total: 0, pageNo: 1, pageSize: 0 }],
  [[], { records: [], total: 0, pageNo: 1, pageSize: 0 }],
])('R008 the page %j is read', (wire, expected) => {
  expect(read(pageOf(id), wire)).toEqual(expected);
});

test('an inherited value does not replace a missing field', () => {
  const inherits = Object.create({ a: 'inherited' }) as object;
  expect(read(wireObject({ a: text }), inherits)).toEqual({ a: '' });
  expect(read(openWireObject({ a: text }), inherits)).toEqual({ a: '' });
});

test('R131 further fields are kept where the schema allows them, and nowhere else', () => {
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
    ['base', { code: 1, message: 'm' }, { status: '1', isOk: true, msg: 'm', data: undefined }],
    ['base', {}, undefined],
    ['base', null, undefined],
    ['base', [{ status: '1' }], undefined],
    ['base', 'text', undefined],
    ['portal', { code: 1, msg: null }, { status: '1', isOk: true, msg: '', data: undefined }],
    ['portal', { code: '1' }, { status: '1', isOk: true, msg: '', data: undefined }],
    ['portal', { code: 0, msg: 'no' }, { status: '0', isOk: false, msg: 'no', data: undefined }],
    ['portal', { status: '1' }, { status: '1', isOk: true, msg: '', data: undefined }],
    ['portal', { code: '0', status: '1' }, { status: '0', isOk: false, msg: '', data: undefined }],
  ] as const)('R288 of the %s host: %j', (host, body, expected) => {
    expect(readEnvelope(host, body)).toEqual(expected);
  });

  test.each([
    [{ status: '201' }, true],
    [{ status: 201, msg: '' }, true],
    [{ status: '0201' }, false],
    [{ code: '201' }, true],
    [{ data: { status: '201' } }, false],
    [[{ status: '201' }], false],
    ['201', false],
    [null, false],
    [Object.create({ status: '201' }), false],
  ])('R289 R306 the session is over or not (%#)', (body, expected) => {
    expect(isSessionExpired(body)).toBe(expected);
  });
});
