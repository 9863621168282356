import { revokeAccessGrant, grantAccess, consumeAccessGrant } from './accessGrant';

test('R083 T18 a grant is valid for one opening of its subsystem only', () => {
  expect(consumeAccessGrant('workorder')).toBe(false);
  grantAccess('workorder');
  expect(consumeAccessGrant('workorder')).toBe(true);
  expect(consumeAccessGrant('workorder')).toBe(false);
  grantAccess('workorder');
  expect(consumeAccessGrant('lift')).toBe(false);
  expect(consumeAccessGrant('workorder')).toBe(false);
});

test('T18 an expired or revoked grant is invalid', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  grantAccess('workorder');
  jest.setSystemTime(1_700_000_004_999);
  expect(consumeAccessGrant('workorder')).toBe(true);
  grantAccess('workorder');
  jest.setSystemTime(1_700_000_009_999);
  expect(consumeAccessGrant('workorder')).toBe(false);
  grantAccess('workorder');
  revokeAccessGrant();
  expect(consumeAccessGrant('workorder')).toBe(false);
});
