import { allowedAddress, clickTarget } from './clickTarget';
import { highlightedCode } from './currentEntryCode';
import type { NavigationEntry } from './entry';
import { withPaths, pathsByEntry } from './registeredPaths';
import { subsystemTarget } from './subsystemTarget';

interface Record {
  code: string;
  entryCodes: readonly string[];
}
const registryOf = (...records: Record[]) => ({ subsystems: new Map(records.map((one) => [one.code, one])) }) as never;
const located = (entry: NavigationEntry, ...records: Record[]) =>
  withPaths([entry], pathsByEntry(registryOf(...records)))[0]!;
const patrols = { code: 'patrols', entryCodes: ['patrols', 'night-rounds'] };

describe('A27 A34 an entry that only the registry lists', () => {
  test.each(['patrols', 'night-rounds'])(
    '%s opens the subsystem at its path, and belongs to its pane',
    (systemCode) => {
      const entry = located({ systemCode, systemName: '巡查', isByd: '0' }, patrols);
      expect(clickTarget(entry)).toEqual({ kind: 'path', path: '/patrols' });
      expect(subsystemTarget(entry)).toEqual({ code: 'patrols', variant: null, key: 'patrols' });
      expect(allowedAddress(entry, 0)).toBe('/patrols');
    },
  );

  test('A27 F11 whose registration cannot be used leads there too, where the reason stands, behind usable ones', () => {
    const unusable = new Map([
      ['patrols', patrols],
      ['rounds', { code: 'rounds', entryCodes: ['night-rounds'] }],
    ]);
    const paths = pathsByEntry({
      subsystems: new Map([['lift', { code: 'lift', entryCodes: ['patrols'] }]]),
      unusable,
    } as never);
    expect([...paths]).toEqual([
      ['patrols', '/lift'],
      ['night-rounds', '/patrols'],
    ]);
  });

  test('is highlighted at the path of its subsystem', () => {
    const entry = located({ systemCode: 'night-rounds' }, patrols);
    expect(highlightedCode({ pathname: '/patrols/7' }, [{ systemCode: 'home' }, entry])).toBe('night-rounds');
    expect(highlightedCode({ pathname: '/patrols/7' }, [{ systemCode: 'night-rounds' }])).toBeNull();
  });

  test('of the work-order app stays there', () => {
    const entry = located({ systemCode: 'patrols', isByd: '1' }, patrols);
    expect(clickTarget(entry)).toEqual({ kind: 'verify', systemCode: 'patrols' });
    expect(subsystemTarget(entry)!.key).toBe('byd:patrols');
  });

  test('R084 that no record lists opens the help page', () => {
    expect(clickTarget(located({ systemCode: 'foo' }, patrols))).toMatchObject({ help: { applyState: '6' } });
  });
});

describe('A34 an entry that the specification leads somewhere', () => {
  test.each([
    ['home', '/home'],
    ['basic', '/mainApp'],
    ['systemManager', '/mainApp/todoList'],
  ])('%s stays on the page of the portal', (systemCode, path) => {
    const entry = located({ systemCode }, { code: 'evil', entryCodes: [systemCode] });
    expect(clickTarget(entry)).toEqual({ kind: 'path', path });
    expect(subsystemTarget(entry)).toBeNull();
  });

  test('R082 an external site stays one', () => {
    const entry = located({ systemCode: 'iot' }, { code: 'iot', entryCodes: ['iot'] });
    expect(clickTarget(entry)).toEqual({ kind: 'external', site: 'iot' });
  });

  test('R085 a source of the work-order app without its flag opens the help page', () => {
    const entry = located({ systemCode: 'workorder', isByd: '0' }, { code: 'byd', entryCodes: ['workorder'] });
    expect(clickTarget(entry)).toMatchObject({ help: { systemCode: 'workorder' } });
  });

  test('R079 opens the record that the registry names for it', () => {
    const moved = { code: 'spaces', entryCodes: ['integrated'] };
    expect(clickTarget(located({ systemCode: 'integrated' }, moved))).toEqual({ kind: 'path', path: '/spaces' });
  });

  test('R079 keeps its path when two records list it, whichever comes first', () => {
    const own = { code: 'jcpt', entryCodes: ['integrated'] };
    const other = { code: 'spaces', entryCodes: ['integrated'] };
    for (const records of [
      [own, other],
      [other, own],
    ])
      expect(clickTarget(located({ systemCode: 'integrated' }, ...records))).toEqual({ kind: 'path', path: '/jcpt' });
  });

  test('is the same object when the registry changes nothing', () => {
    const entry = { systemCode: 'lift' };
    expect(located(entry, { code: 'lift', entryCodes: ['lift'] })).toBe(entry);
  });
});

test('A27 of two new records that list an entry the first counts', () => {
  const [one, other] = ['rounds', 'patrols'].map((code) => ({ code, entryCodes: ['night'] }));
  expect(pathsByEntry(registryOf(one!, other!)).get('night')).toBe('/rounds');
});
