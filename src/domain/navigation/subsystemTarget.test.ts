import { subsystemTarget } from './subsystemTarget';

const keyOf = (systemCode: string, isByd: unknown = '0') => subsystemTarget({ systemCode, isByd })?.key ?? null;

test.each([
  ['housekeeper', 'mgr'],
  ['integrated', 'jcpt'],
  ['gdzt', 'gdzt'],
  ['pivot', 'gdzt'],
  ['bjDigitization', 'bjxt'],
  ['lift', 'lift'],
])('A26 A27 the entry %s belongs to the pane %s', (code, key) => expect(keyOf(code)).toBe(key));

test('A27 R031 an entry of the work-order app belongs to the pane of its source, whatever its code', () => {
  expect(subsystemTarget({ systemCode: 'workorder', isByd: '1' })).toEqual({
    code: 'byd',
    variant: 'workorder',
    key: 'byd:workorder',
  });
  expect(keyOf('lift', 1)).toBe('byd:lift');
});

test.each(['home', 'basic', 'systemManager', 'iot', 'fireSafety', 'workorder', 'foo', '__proto__', '', 'constructor'])(
  'T17 %j leads to no subsystem',
  (code) => expect(keyOf(code)).toBeNull(),
);
