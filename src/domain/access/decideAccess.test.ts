import fc from 'fast-check';
import { decideAccess } from './decideAccess';

const response = (isLimit: unknown, extra: object = {}) => ({ status: '1', msg: '', data: { isLimit }, ...extra });

test.each([
  ['1', '1'],
  [1, 1],
  ['1', 1],
  [1, '1'],
])('R133 R172 T18 status %j and isLimit %j open the subsystem', (status, isLimit) => {
  expect(decideAccess(response(isLimit, { status }))).toEqual({ allowed: true });
});

test.each([
  ['0', '0'],
  [0, '0'],
  ['4', '4'],
  [4, '4'],
  ['5', '5'],
  [undefined, '6'],
  [null, '6'],
  ['', '6'],
  ['9', '9'],
  ['01', '01'],
  [' 1', ' 1'],
  ['１', '１'],
])('R173 T18 isLimit %j goes to the help page with applyState %j', (isLimit, applyState) => {
  expect(decideAccess(response(isLimit))).toMatchObject({ allowed: false, applyState });
});

test.each([[true], [false], [['1']], [{ isLimit: '1' }], [[]]])('R133 T18 isLimit %j cannot be read', (isLimit) => {
  expect(decideAccess(response(isLimit))).toEqual({ allowed: false, failed: true });
});

test("R174 for 0 the server's message is carried, at most 500 characters", () => {
  expect(decideAccess(response('0', { msg: '请先<b>认证</b>' }))).toMatchObject({ msg: '请先<b>认证</b>' });
  expect(decideAccess(response('0', { msg: '😀'.repeat(900) }))).toMatchObject({ msg: '😀'.repeat(500) });
  expect(decideAccess(response('4', { msg: 'no' }))).toEqual({ allowed: false, applyState: '4' });
});

test('R175 for 5 the reason of the rejection is carried, at most 500 characters', () => {
  const data = { isLimit: '5', reasonsRejection: 'x'.repeat(501) };
  expect(decideAccess({ status: '1', msg: 'other', data })).toMatchObject({ applyState: '5', msg: 'x'.repeat(500) });
  expect(decideAccess({ status: '1', data: { isLimit: '5', reasonsRejection: 7 } })).toMatchObject({ msg: undefined });
});

test.each([['0'], [0], ['01'], [true], [null], [undefined], ['201'], [['1']]])(
  "R176 R303 with status %j nothing opens and the server's message is passed on",
  (status) => {
    expect(decideAccess(response('1', { status, msg: '系统维护中' }))).toEqual({
      allowed: false,
      failed: true,
      msg: '系统维护中',
    });
  },
);

test.each([[null], [undefined], ['1'], [1], [[]], [{}], [{ status: '1' }], [{ status: '1', data: '1' }]])(
  'R172 response %j opens nothing',
  (broken) => {
    expect(decideAccess(broken)).toMatchObject({ allowed: false, failed: true });
  },
);

test("R172 T18 only '1' in both fields opens, whatever else the response holds", () => {
  const isOne = (value: unknown) => value === '1' || value === 1;
  const value = fc.oneof(fc.anything(), fc.constantFrom('1', 1, '01', true, ['1']));
  fc.assert(
    fc.property(value, value, (status, isLimit) => {
      expect(decideAccess({ status, data: { isLimit } }).allowed).toBe(isOne(status) && isOne(isLimit));
    }),
  );
});
