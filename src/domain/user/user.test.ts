import { readStrictly } from '../wire';
import { displayName } from './displayName';
import { toUserInfoWire, userInfo } from './schema';

const wire = { telephone: '13812345678', zattestState: '4', userName: '林知远', sex: '1', jobNum: 2417 };

test.each([
  ['林知远', '林知远'],
  ['  林知远 ', '林知远'],
  ['', '***'],
  ['   ', '***'],
  [null, '***'],
  [undefined, '***'],
])('R005 R095 the name %j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

test('R131 R155 user info is normalized and further fields are kept', () => {
  expect(userInfo.parse({ ...wire, loginTicket: 'dA==', expiresIn: '60', company: { id: 3 } })).toEqual({
    ...{ telephone: '13812345678', identityState: 4, userName: '林知远', sex: 1, jobNumber: '2417' },
    ...{ loginTicket: 'dA==', expiresIn: 60, extra: { company: { id: 3 } } },
  });
  expect(userInfo.parse({ ...wire, sex: null, loginTicket: null, expiresIn: null })).toMatchObject({
    ...{ sex: null, loginTicket: undefined, expiresIn: undefined, extra: {} },
  });
});

test.each(['x', true, {}])('R164 an identity status of %j requires nothing', (zattestState) => {
  expect(userInfo.parse({ ...wire, zattestState }).identityState).toBe(0);
});

test.each(['telephone', 'userName', 'sex', 'jobNum'])(
  'R131 A40 user info without %s is read and counts as incomplete',
  (name) => {
    expect(userInfo.safeParse({ ...wire, [name]: undefined }).success).toBe(true);
    expect(readStrictly(userInfo, { ...wire, [name]: undefined }).success).toBe(false);
  },
);

test("R142 user info is written with the wire's field names and reads back the same", () => {
  const user = userInfo.parse({ ...wire, expiresIn: 60, company: 3 });
  const written = toUserInfoWire(user);
  expect(written).toMatchObject({ zattestState: 4, jobNum: '2417', company: 3, telephone: '13812345678' });
  expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['identityState']));
  expect(userInfo.parse(written)).toEqual(user);
});
