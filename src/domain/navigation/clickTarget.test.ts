import fc from 'fast-check';
import { allowedAddress, bydAddress, clickTarget } from './clickTarget';

const click = (systemCode: string, isByd: unknown = '0', systemName: string | null = '名称') =>
  clickTarget({ systemCode, systemName, isByd });

describe('R076 R077 R078 R079 R080 codes with a page of their own', () => {
  test.each([
    ['home', '/home'],
    ['basic', '/mainApp'],
    ['systemManager', '/mainApp/todoList'],
    ['housekeeper', '/mgr'],
    ['integrated', '/jcpt'],
    ['gdzt', '/gdzt'],
    ['pivot', '/gdzt'],
  ])('%s → %s', (code, path) => {
    expect(click(code)).toEqual({ kind: 'path', path });
  });
});

test.each(['wcx', 'lift', 'af', 'opbi', 'nfc'])('R081 %s opens its own path', (code) => {
  expect(click(code)).toEqual({ kind: 'path', path: `/${code}` });
});

test.each([
  ['fireSafety', 'fireSafety'],
  ['iot', 'iot'],
])('R082 %s is an external site', (code, site) => {
  expect(click(code)).toEqual({ kind: 'external', site });
});

test.each(['workorder', 'home', 'lift', 'iot', 'foo', '__proto__'])(
  'R083 %s with isByd 1 checks permission first',
  (code) => {
    for (const isByd of ['1', 1, true]) expect(click(code, isByd)).toEqual({ kind: 'verify', systemCode: code });
  },
);

describe('R084 every other code opens the help page with applyState 6', () => {
  test('name and code are carried', () => {
    expect(click('foo', '0', '富 & 贵')).toEqual({
      kind: 'path',
      path: '/help?applyState=6&systemCode=foo&systemName=%E5%AF%8C+%26+%E8%B4%B5',
      help: { applyState: '6', systemCode: 'foo', systemName: '富 & 贵' },
    });
  });

  test.each(['0', 0, '', null, undefined, 'true', '01', [1], {}])('isByd %j counts as not set', (isByd) => {
    expect(click('foo', isByd)).toMatchObject({ kind: 'path' });
  });

  test.each(['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(10_000), '\ud800', 'Lift'])(
    'T17 hostile code %#',
    (code) => {
      const target = click(code);
      expect(target.kind).toBe('path');
      expect((target as { path: string }).path).toMatch(/^\/help\?applyState=6/);
      expect((target as { path: string }).path.length).toBeLessThan(1500);
    },
  );

  test('no code leaves the portal or throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.anything(), (code, isByd) => {
        const target = clickTarget({ systemCode: code, systemName: code, isByd });
        if (target.kind === 'path') expect(target.path).toMatch(/^\/[a-zA-Z]/);
      }),
    );
  });
});

describe('R085 entries that the specification names without a rule', () => {
  test.each(['workorder', 'decoration', 'task', 'publicBenefits'])('%s without isByd → help 6', (code) => {
    expect(click(code)).toMatchObject({ path: expect.stringContaining(`applyState=6&systemCode=${code}`) });
  });

  test('bjDigitization without isByd → /bjxt', () => {
    expect(click('bjDigitization')).toEqual({ kind: 'path', path: '/bjxt' });
  });
});

test('R083 the work-order-app page gets the code and 13 digits', () => {
  expect(bydAddress('a b&c', 1_700_000_000_000)).toBe('/byd?source=a+b%26c&t=1700000000000');
  expect(bydAddress('workorder', Date.now())).toMatch(/^\/byd\?source=workorder&t=\d{13}$/);
});

test('R052 an allowed subsystem opens on its own page, otherwise on the work-order-app page', () => {
  const now = 1_700_000_000_000;
  expect(allowedAddress({ systemCode: 'lift' }, now)).toBe('/lift');
  expect(allowedAddress({ systemCode: 'lift', isByd: '1' }, now)).toBe('/byd?source=lift&t=1700000000000');
  expect(allowedAddress({ systemCode: 'foo' }, now)).toBe('/byd?source=foo&t=1700000000000');
});
