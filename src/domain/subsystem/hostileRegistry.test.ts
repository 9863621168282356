import { hostileAddresses, hostileMarkup } from '../../../tests/support/hostileInputs';
import { parseRegistry } from './parseRegistry';
import { nameOfEntry, namesOfEntries } from './registry';

const ORIGIN = 'http://mgr.localhost:8010';
const admission = { subsystemOrigins: [ORIGIN], frameOrigins: [], portalOrigin: 'http://localhost:8000' };
const mgr = {
  code: 'mgr',
  name: { 'en-US': 'Housekeeper', 'zh-CN': '管家' },
  entry: `${ORIGIN}/`,
  entryCodes: ['housekeeper'],
};
const read = (subsystems: unknown[]) => parseRegistry({ version: 1, subsystems }, 'development', admission);
/** Enough of each kind: the addresses alone are tested with all of them in registry.test.ts. */
const SAMPLE = 500;
const all = [...hostileMarkup(), ...hostileAddresses()];
const texts = all.filter((_, index) => index % Math.ceil(all.length / SAMPLE) === 0);

describe('T17 T20 F26 a hostile registry', () => {
  test('has hostile texts as names only, and never as codes, addresses or access', () => {
    for (const text of texts) {
      const { subsystems } = read([
        { ...mgr, name: { 'en-US': text, 'zh-CN': text }, names: { [text]: { 'en-US': text } }, disabled: text },
        { ...mgr, code: text },
        { ...mgr, code: 'address', entry: text },
        { ...mgr, code: 'isolation', isolation: text },
        { ...mgr, code: 'bridge', isolation: 'frame', bridge: text },
        { ...mgr, code: 'calls', calls: [{ host: text, path: text, methods: [text] }, text] },
      ]);
      const codes = [...subsystems.keys()];
      expect(codes.filter((code) => !/^[a-z][A-Za-z0-9]{0,31}$/.test(code))).toEqual([]);
      expect(codes).not.toContain('address');
      expect(codes).not.toContain('isolation');
      expect(codes).not.toContain('bridge');
      expect([...subsystems.values()].map(({ entry }) => entry)).toEqual(codes.map(() => `${ORIGIN}/`));
      expect(subsystems.get('calls')).not.toHaveProperty('calls');
      expect([text, '管家', 'mgr']).toContain(subsystems.get('mgr')!.name['zh-CN']);
      expect(Object.values(subsystems.get('mgr')!.disabled!)).toEqual(text.length <= 300 ? [text, text] : ['', '']);
    }
  });

  test('with names that every object has gets none of them', () => {
    const odd = JSON.parse(
      '{"__proto__": {"code": "lift", "isolation": "sandbox"}, "constructor": {"prototype": {}}, "toString": 1}',
    ) as object;
    const { subsystems, problems } = read([
      odd,
      { ...mgr, names: JSON.parse('{"__proto__": {"zh-CN": "原型"}}') as object },
    ]);
    expect(problems.length).toBeGreaterThan(0);
    expect([...subsystems.keys()]).toEqual(['mgr']);
    expect(({} as { code?: string }).code).toBeUndefined();
    const subsystem = subsystems.get('mgr')!;
    for (const code of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(nameOfEntry(subsystem, code)).toEqual(mgr.name);
    expect(namesOfEntries({ subsystems }).size).toBe(1);
  });

  test('with cycles and deep nesting loads what it can', () => {
    const cyclic: Record<string, unknown> = { ...mgr, code: 'cyclic' };
    cyclic.name = cyclic;
    cyclic.names = { task: cyclic };
    cyclic.calls = [cyclic];
    cyclic.extra = cyclic;
    let deep: unknown = 'bottom';
    for (let level = 0; level < 10_000; level += 1) deep = { deep };
    const { subsystems } = read([cyclic, { ...mgr, code: 'deep', names: deep, extra: deep }, mgr]);
    expect([...subsystems.keys()]).toEqual(['cyclic', 'deep', 'mgr']);
    expect(subsystems.get('cyclic')).toMatchObject({ name: { 'en-US': 'cyclic' }, entry: `${ORIGIN}/` });
  });

  test('with two entries of the same navigation entries keeps both, and the first one names them', () => {
    const other = { ...mgr, code: 'lift', name: { 'en-US': 'Lifts', 'zh-CN': '电梯' } };
    const { subsystems } = read([mgr, other]);
    expect(subsystems.size).toBe(2);
    expect(namesOfEntries({ subsystems }).get('housekeeper')).toEqual(mgr.name);
  });

  test('with ten thousand entries is read, and the good ones among bad ones load', () => {
    const many = Array.from({ length: 9_999 }, (_, index) =>
      index % 2 ? { ...mgr, code: `good${index}` } : { code: `Bad ${index}`, entry: 'javascript:alert(1)' },
    );
    const { subsystems, problems } = read([...many, mgr]);
    expect(subsystems.size).toBe(5_000);
    expect(subsystems.has('mgr')).toBe(true);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toEqual({
      entry: '(registry)',
      field: 'subsystems',
      message: expect.stringMatching(/^has \d+ further problems$/),
    });
  });

  test('with a hundred thousand bad entries is read as far as the ten thousandth, and says so', () => {
    let reads = 0;
    const bad = {
      ...mgr,
      get names() {
        reads += 1;
        return 7;
      },
      timeoutMs: 'x',
      isolaton: 1,
    };
    read([bad]);
    const readsOfOne = reads;
    reads = 0;
    const { subsystems, problems, drift } = read([mgr, ...Array<unknown>(100_000).fill(bad)]);
    expect(readsOfOne).toBeGreaterThan(0);
    expect(reads).toBe(9_999 * readsOfOne);
    expect(subsystems.size).toBe(1);
    expect(problems).toHaveLength(101);
    expect(problems[0]).toMatchObject({ message: 'has 100001 entries; the first 10000 are read' });
    expect(drift!.length).toBeLessThanOrEqual(100);
  });
});
