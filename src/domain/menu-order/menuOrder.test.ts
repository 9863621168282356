import fc from 'fast-check';
import { arrangeEntries } from '../navigation';
import { defaultOrder, isLocked, MAIN_ENTRIES_MIN, moveEntry, orderedEntries, type MenuOrder } from './menuOrder';

const OWN = ['home', 'basic'];
const order: MenuOrder = {
  main: [...OWN, 'workorder', 'gdzt', 'housekeeper', 'decoration'],
  more: ['task', 'lift', 'af'],
};

describe('moving one entry', () => {
  test('R098 moves up, down and across', () => {
    expect(moveEntry(order, 'decoration', { zone: 'main', index: 4 })).toEqual({
      main: [...OWN, 'workorder', 'gdzt', 'decoration', 'housekeeper'],
      more: order.more,
    });
    expect(moveEntry(order, 'lift', { zone: 'more', index: 0 })).toEqual({ ...order, more: ['lift', 'task', 'af'] });
    expect(moveEntry(order, 'lift', { zone: 'main', index: 99 })).toEqual({
      main: [...order.main, 'lift'],
      more: ['task', 'af'],
    });
    expect(moveEntry(order, 'housekeeper', { zone: 'more', index: 1 })).toEqual({
      main: [...OWN, 'workorder', 'gdzt', 'decoration'],
      more: ['task', 'housekeeper', 'lift', 'af'],
    });
  });

  test('R099 R192 the seventh entry is the last in the main row', () => {
    const full = { main: [...order.main, 'lift'], more: ['task', 'af'] };
    expect(full.main).toHaveLength(7);
    expect(moveEntry(full, 'task', { zone: 'main', index: 3 })).toBe('full');
    expect(moveEntry(full, 'lift', { zone: 'main', index: 4 })).toHaveProperty('main.4', 'lift');
  });

  test('R100 A6 with three main entries left none can be removed, fixed ones included', () => {
    expect(moveEntry({ main: [...OWN, 'lift'], more: [] }, 'lift', { zone: 'more', index: 0 })).toBe('few');
    expect(moveEntry({ main: [...OWN, 'lift', 'af'], more: [] }, 'lift', { zone: 'more', index: 0 })).toHaveProperty(
      'more.0',
      'lift',
    );
  });

  test.each(['home', 'basic', 'workorder', 'bjDigitization', 'gdzt', 'nobody'])(
    'R101 R316 %s cannot be moved',
    (code) => {
      const all = { ...order, main: [...order.main, 'bjDigitization'] };
      expect(moveEntry(all, code, { zone: 'more', index: 0 })).toBe('locked');
      expect(moveEntry(all, code, { zone: 'main', index: 5 })).toBe('locked');
    },
  );

  test('R101 R316 fixed entries keep their positions when others move past them', () => {
    const mixed: MenuOrder = { main: [...OWN, 'lift', 'workorder', 'af', 'gdzt', 'task'], more: ['decoration'] };
    const main = (...codes: string[]) => ({ ...mixed, main: [...OWN, ...codes] });
    // One step up or down: the position of a fixed entry is skipped.
    expect(moveEntry(mixed, 'af', { zone: 'main', index: 3 })).toEqual(main('af', 'workorder', 'lift', 'gdzt', 'task'));
    expect(moveEntry(mixed, 'lift', { zone: 'main', index: 3 })).toEqual(
      main('af', 'workorder', 'lift', 'gdzt', 'task'),
    );
    expect(moveEntry(mixed, 'task', { zone: 'main', index: 2 })).toEqual(
      main('task', 'workorder', 'lift', 'gdzt', 'af'),
    );
    expect(moveEntry(mixed, 'lift', { zone: 'more', index: 0 })).toEqual({
      main: [...OWN, 'af', 'workorder', 'task', 'gdzt'],
      more: ['lift', 'decoration'],
    });
    expect(moveEntry(order, 'housekeeper', { zone: 'main', index: 3 })).toBe('before-own');
  });

  test('R101 R316 an entry with nothing but fixed ones behind it cannot move down', () => {
    const last = { main: [...OWN, 'lift', 'workorder', 'gdzt'], more: [] };
    for (const index of [3, 4]) expect(moveEntry(last, 'lift', { zone: 'main', index })).toBe('locked');
  });

  test('R101 no entry moves before home and basic information', () => {
    expect(moveEntry(order, 'decoration', { zone: 'main', index: 1 })).toBe('before-own');
    expect(moveEntry(order, 'lift', { zone: 'main', index: 0 })).toBe('before-own');
  });
});

const codes = ['workorder', 'bjDigitization', 'gdzt', ...Array.from({ length: 40 }, (_, index) => `code${index}`)];
const lists = fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 30 }).chain((chosen) =>
  fc.tuple(
    ...chosen.map((systemCode, index) =>
      fc.record({
        id: fc.constant(String(100 + index)),
        systemCode: fc.constant(systemCode),
        systemName: fc.constant(systemCode),
        isShow: fc.boolean(),
        orderNumber: fc.nat(40),
      }),
    ),
  ),
);
interface Listed {
  id: string;
  systemCode: string;
  systemName: string;
  isShow: boolean;
  orderNumber: number;
}
const own = OWN.map((code) => ({ id: '', systemCode: code, systemName: code, isShow: true, orderNumber: 0 })) as [
  Listed,
  Listed,
];
const arranged = (list: readonly Listed[]): MenuOrder => {
  const { main, more } = arrangeEntries<Listed>(list, own);
  return { main: main.map(({ systemCode }) => systemCode), more: more.map(({ systemCode }) => systemCode) };
};

describe('F45 any sequence of moves', () => {
  test('R099 R100 R101 R314 keeps the limits, every entry and the order of the fixed ones', () => {
    fc.assert(
      fc.property(
        lists,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom('main' as const, 'more' as const), fc.nat(40)), { maxLength: 40 }),
        (list, moves) => {
          const start = arranged(list);
          const all = [...start.main, ...start.more];
          let now = start;
          for (const [which, zone, index] of moves) {
            const next = moveEntry(now, all[which % all.length]!, { zone, index });
            if (typeof next !== 'string') now = next;
          }
          expect([...now.main, ...now.more].sort()).toEqual([...all].sort());
          expect(now.main.slice(0, 2)).toEqual(OWN);
          expect(now.main.length).toBeLessThanOrEqual(7);
          expect(now.main.length).toBeGreaterThanOrEqual(Math.min(start.main.length, MAIN_ENTRIES_MIN));
          start.main.forEach(
            (code, index) => isLocked(code) && expect(now.main.indexOf(code)).toBeLessThanOrEqual(index),
          );
          expect(now.main.filter(isLocked)).toEqual(start.main.filter(isLocked));
          // The saved order is the order that is shown afterwards.
          expect(arranged(orderedEntries(now, list))).toEqual(now);
        },
      ),
    );
  });

  test('R103 R138 saving numbers every entry once, main before more', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const saved = orderedEntries(arranged(list), list);
        expect(saved.map(({ orderNumber }) => orderNumber)).toEqual(list.map((_, index) => index + 1));
        expect(saved.map(({ systemCode }) => systemCode).sort()).toEqual(
          list.map(({ systemCode }) => systemCode).sort(),
        );
      }),
    );
  });
});

test('R098 default order: fixed entries first, then by introduction, as many as fit', () => {
  const entries = ['decoration', 'task', 'lift', 'gdzt', 'workorder', 'af'].map((systemCode, index) => ({
    id: String(8 + index),
    systemCode,
  }));
  expect(defaultOrder(OWN, [...entries].reverse())).toEqual({
    main: [...OWN, 'gdzt', 'workorder', 'decoration', 'task', 'lift'],
    more: ['af'],
  });
});

test('R091 entries that the order does not name come last and keep their zone', () => {
  const entry = (systemCode: string, isShow: boolean) => ({ systemCode, isShow, orderNumber: 1 });
  expect(
    orderedEntries({ main: ['home', 'lift'], more: [] }, [
      entry('iot', true),
      entry('new', false),
      entry('lift', false),
    ]),
  ).toEqual([
    { systemCode: 'lift', isShow: true, orderNumber: 1 },
    { systemCode: 'iot', isShow: true, orderNumber: 2 },
    { systemCode: 'new', isShow: false, orderNumber: 3 },
  ]);
});
