import { readFileSync } from 'node:fs';
import { environments } from '../../../config/environments';
import { hostileAddresses } from '../../../tests/support/hostileInputs';
import { parseRegistry, RegistryError } from './parseRegistry';
import { admissibleOrigin, admissionProblem, entryCodeOf, nameOfEntry } from './registry';

const ORIGIN = 'http://mgr.localhost:8010';
const FRAME_ORIGIN = 'http://iot.localhost:8000';
const admission = { subsystemOrigins: [ORIGIN], frameOrigins: [FRAME_ORIGIN], portalOrigin: 'http://localhost:8000' };
const good = {
  code: 'mgr',
  name: { 'en-US': 'Housekeeper', 'zh-CN': '管家' },
  entry: { development: `${ORIGIN}/`, production: 'https://mgr.property-group.example/' },
  entryCodes: ['housekeeper'],
};
const visits = { host: 'base', path: '/visits/*', methods: ['GET'] };
const HASH = `sha384-${'a'.repeat(64)}`;
const fallback = { version: '1.3.0', entry: `${ORIGIN}/1.3.0/`, integrity: HASH };
const support = { owner: 'Field services', runbook: 'https://wiki.example/patrols', sdk: '1.0.0' };
const read = (...subsystems: unknown[]) => parseRegistry({ version: 1, subsystems }, 'development', admission);

describe('registry of subsystems', () => {
  test('R032 A27 reads an entry for the current environment', () => {
    const { subsystems, problems } = read({ ...good, permissionData: 'housekeeper', timeoutMs: 5000 });
    expect(problems).toEqual([]);
    expect(subsystems.get('mgr')).toEqual({
      code: 'mgr',
      name: good.name,
      isolation: 'sandbox',
      entry: `${ORIGIN}/`,
      entryCodes: ['housekeeper'],
      permissionData: 'housekeeper',
      timeoutMs: 5000,
    });
  });

  test('R034 styles apply to the whole page only where the entry says so', () => {
    const css = (value: unknown, isolation = 'sandbox') =>
      read({ ...good, isolation, css: value }).subsystems.get('mgr');
    expect(css('global')).toMatchObject({ css: 'global' });
    for (const other of ['scoped', null, 'Global', 1]) expect(css(other)).not.toHaveProperty('css');
    expect(css('global', 'frame')).not.toHaveProperty('css');
  });

  test('B11 it gets the dark theme only where the entry says so', () => {
    const scheme = (value: unknown, isolation = 'sandbox') =>
      read({ ...good, isolation, colorScheme: value }).subsystems.get('mgr');
    for (const isolation of ['sandbox', 'frame'])
      expect(scheme('light dark', isolation)).toMatchObject({ colorScheme: 'light dark' });
    for (const other of ['light', null, 'dark', 1]) expect(scheme(other)).not.toHaveProperty('colorScheme');
  });

  test.each([
    ['code', { code: 'Mgr 1' }, 'Mgr 1', 'code'],
    ['a code that every object has', { code: 'constructor' }, 'constructor', 'code'],
    ['isolation', { isolation: 'none' }, 'mgr', 'isolation'],
    ['T19 no isolation said as null', { isolation: null }, 'mgr', 'isolation'],
    ['T19 a misspelled isolation', { isolaton: 'frame' }, 'mgr', 'isolaton'],
    ['T19 a misspelled bridge', { ' Brigde': 'none' }, 'mgr', ' Brigde'],
    ['T19 a misspelled switch', { disable: true }, 'mgr', 'disable'],
    ['T19 an integrity that cannot be read', { integrity: 'sha384-' }, 'mgr', 'integrity'],
    ['T19 a misspelled integrity', { integrety: HASH }, 'mgr', 'integrety'],
    ['T19 an integrity of a frame', { isolation: 'frame', integrity: HASH }, 'mgr', 'integrity'],
    ['T19 its first entry code', { entryCodes: [null, 'lift'] }, 'mgr', 'entryCodes.0'],
    ['an address that is none', { entry: { development: 7 } }, 'mgr', 'entry.development'],
    ['another origin', { entry: 'http://mgr.localhost:8011/' }, 'mgr', 'entry'],
    ['no address here', { entry: { production: 'https://mgr.property-group.example/' } }, 'mgr', 'entry.development'],
  ])('a bad entry (%s) is left out and reported by entry and field; the others load', (_, change, entry, field) => {
    const other = { ...good, code: 'lift', entryCodes: ['lift'] };
    const { subsystems, problems } = read({ ...good, ...change }, other);
    expect([...subsystems.keys()]).toEqual(['lift']);
    expect(problems).toEqual([expect.objectContaining({ entry, field, message: expect.stringMatching(/.{5,}/) })]);
  });

  test('A27 F11 an entry with a readable code keeps its codes and names, so that who opens it is shown why it cannot', () => {
    const elsewhere = { ...good, code: 'patrols', entry: 'https://elsewhere.example/', entryCodes: ['night-rounds'] };
    const { subsystems, unusable } = read(elsewhere, { ...good, entry: 'x:' }, good, { code: 7 });
    expect([...subsystems.keys()]).toEqual(['mgr']);
    expect([...unusable!.values()]).toEqual([
      { code: 'patrols', name: good.name, names: undefined, entryCodes: ['night-rounds'] },
    ]);
  });

  test.each<[what: string, change: object, differs: object, drift: string[]]>([
    ['an unknown field', { color: 'red', frame: 'none' }, {}, ['color', 'frame']],
    ['no name', { name: undefined }, { name: { 'en-US': 'mgr', 'zh-CN': 'mgr' } }, ['name']],
    [
      'a name in one language, and in a third',
      { name: { 'en-US': 'Keeper', 'de-DE': 'Hausmeister' } },
      { name: { 'en-US': 'Keeper', 'zh-CN': 'Keeper' } },
      ['name.zh-CN'],
    ],
    [
      'a name that is too long',
      { name: { ...good.name, 'en-US': 'x'.repeat(61) } },
      { name: { 'en-US': '管家', 'zh-CN': '管家' } },
      ['name.en-US'],
    ],
    [
      'gaps in the names of entries',
      { names: { task: { 'zh-CN': '任务' }, other: 7 } },
      { names: { task: { 'en-US': '任务', 'zh-CN': '任务' } } },
      ['names.task.en-US', 'names.other'],
    ],
    ['names that are none', { names: 'x' }, {}, ['names']],
    ['no entry codes', { entryCodes: undefined }, { entryCodes: ['mgr'] }, ['entryCodes']],
    ['an empty list of entry codes', { entryCodes: [] }, { entryCodes: ['mgr'] }, ['entryCodes']],
    ['entry codes with a gap', { entryCodes: ['a', null, 7] }, { entryCodes: ['a', '7'] }, ['entryCodes.1']],
    ['a time-out that is none', { timeoutMs: 'soon' }, {}, ['timeoutMs']],
    ['a time-out beyond its limits', { timeoutMs: 10 }, {}, ['timeoutMs']],
    ['a version', { version: '2.3.1' }, { version: '2.3.1' }, []],
    ['a version that is too long', { version: 'v'.repeat(41) }, {}, ['version']],
    ['an owner, a runbook and an SDK', support, support, []],
    ['an integrity', { integrity: HASH }, { integrity: HASH }, []],
    ['a fallback', { integrity: HASH, fallback }, { integrity: HASH, fallback }, []],
    ['a fallback without an integrity of its own', { fallback }, {}, []],
    [
      'T19 a fallback of another origin',
      { integrity: HASH, fallback: { ...fallback, entry: 'https://evil.example/' } },
      { integrity: HASH },
      ['fallback.entry'],
    ],
    ['a runbook that is no address', { runbook: 'javascript:alert(1)' }, {}, ['runbook']],
    ['a time-out spelled as text', { timeoutMs: '5000' }, { timeoutMs: 5000 }, []],
    ['T19 unknown permission data', { permissionData: 'everything' }, {}, ['permissionData']],
    [
      'T19 a call that is a wildcard',
      { calls: [{ ...visits, path: '/**' }, visits] },
      { calls: [visits] },
      ['calls.0.path'],
    ],
    ['T19 no calls', { calls: null }, {}, []],
    ['a switch that is off', { disabled: false }, {}, []],
    ['a switch that is null', { disabled: null }, {}, []],
    ['a switch without a text', { disabled: true }, { disabled: { 'en-US': '', 'zh-CN': '' } }, []],
    [
      'a switch with one text',
      { disabled: 'Maintenance until 8' },
      { disabled: { 'en-US': 'Maintenance until 8', 'zh-CN': 'Maintenance until 8' } },
      [],
    ],
    [
      'a switch with a text in one language',
      { disabled: { 'zh-CN': '维护中' } },
      { disabled: { 'en-US': '维护中', 'zh-CN': '维护中' } },
      ['disabled.en-US'],
    ],
    ['a switch that cannot be read', { disabled: 7 }, { disabled: { 'en-US': '', 'zh-CN': '' } }, ['disabled']],
    ['a bridge that goes without saying', { bridge: 'sdk' }, {}, []],
    ['an address for an environment of its own', { entry: { ...good.entry, staging: 7 } }, {}, []],
  ])('A40 an entry with %s is kept, with the default', (_what, change, differs, paths) => {
    const { subsystems, problems, drift } = read({ ...good, ...change });
    expect(problems).toEqual([]);
    expect(subsystems.get('mgr')).toEqual({
      code: 'mgr',
      name: good.name,
      isolation: 'sandbox',
      entry: `${ORIGIN}/`,
      entryCodes: ['housekeeper'],
      ...differs,
    });
    expect(drift?.map(({ path }) => path)).toEqual(paths.map((path) => expect.stringContaining(`mgr.${path}`)));
    expect(JSON.stringify(drift)).not.toMatch(/red|soon|everything|Hausmeister/);
  });

  test.each([[null], [7], [[good]], ['text']])('A40 %j in the list is left out; the others load', (odd) => {
    const { subsystems, problems } = read(odd, good);
    expect([...subsystems.keys()]).toEqual(['mgr']);
    expect(problems).toMatchObject([{ entry: '#1', field: '(entry)' }]);
  });

  test('A40 a registry without a version is read', () => {
    expect(parseRegistry({ subsystems: [good] }, 'development', admission).subsystems.size).toBe(1);
  });

  test('R031 R096 an entry with its own name uses it, every other one the name of the subsystem', () => {
    const names = { task: { 'en-US': 'Tasks', 'zh-CN': '任务' } };
    const subsystem = read({ ...good, names }).subsystems.get('mgr')!;
    expect(nameOfEntry(subsystem, 'task')).toEqual(names.task);
    for (const code of ['housekeeper', 'constructor', null]) expect(nameOfEntry(subsystem, code)).toEqual(good.name);
  });

  test('an entry without a code is reported by position, a repeated one is left out', () => {
    const { subsystems, problems } = read({}, good, { ...good, timeoutMs: 9000 });
    expect(subsystems.get('mgr')?.timeoutMs).toBeUndefined();
    expect(problems.map(({ entry, field }) => `${entry} ${field}`)).toEqual(
      expect.arrayContaining(['#1 code', '#1 entry', 'mgr code']),
    );
  });

  test.each([[null], [[]], [{ version: 2, subsystems: [] }], [{ version: 1 }], ['text']])(
    'an invalid registry is rejected as a whole: %j',
    (raw) => expect(() => parseRegistry(raw, 'development', admission)).toThrow(RegistryError),
  );

  const frame = {
    ...good,
    code: 'plans',
    isolation: 'frame',
    entry: `${FRAME_ORIGIN}/plans`,
    entryCodes: ['plans'],
  };

  test('R030 a frame may come from both lists, and uses the SDK by default', () => {
    const { subsystems, problems } = read(frame, { ...frame, code: 'own', entry: `${ORIGIN}/`, bridge: 'none' });
    expect(problems).toEqual([]);
    expect(subsystems.get('plans')).toMatchObject({
      isolation: 'frame',
      bridge: 'sdk',
      entry: `${FRAME_ORIGIN}/plans`,
    });
    expect(subsystems.get('own')).toMatchObject({ isolation: 'frame', bridge: 'none' });
    expect(read(good).subsystems.get('mgr')).not.toHaveProperty('bridge');
  });

  test.each([
    ['T19 the sandbox for an origin of frames', { ...good, entry: `${FRAME_ORIGIN}/` }, 'mgr', 'entry', /frames only/],
    ['a bridge in the sandbox', { ...good, bridge: 'none' }, 'mgr', 'bridge', /for frames/],
    ['an unknown bridge', { ...frame, bridge: 'message' }, 'plans', 'bridge', /.{5,}/],
    ['T13 the portal itself', { ...frame, entry: 'http://localhost:8000/home' }, 'plans', 'entry', /own origin/],
  ])('%s is reported by name', (_, entry, name, field, message) => {
    const own = { ...admission, frameOrigins: [FRAME_ORIGIN, admission.portalOrigin] };
    const { subsystems, problems } = parseRegistry({ version: 1, subsystems: [entry] }, 'development', own);
    expect(subsystems.size).toBe(0);
    expect(problems).toEqual([{ entry: name, field, message: expect.stringMatching(message) }]);
  });

  test('T19 admission compares exact origins', () => {
    expect(admissionProblem(`${ORIGIN}/app/`, [ORIGIN])).toBeNull();
    for (const hostile of [
      'http://mgr.localhost:80100/',
      'http://mgr.localhost/',
      'https://mgr.localhost:8010/',
      'http://mgr.localhost:8010.evil.example/',
      'http://mgr.localhost:8010@evil.example/',
      'http://user@mgr.localhost:8010/',
      '//mgr.localhost:8010/',
      '/mgr',
    ])
      expect(admissionProblem(hostile, [ORIGIN])).not.toBeNull();
  });

  test('T19 F3 what is not admitted is refused with the line that would admit it, and an address without an origin with none', () => {
    const admitted = { ...admission, frameOrigins: [FRAME_ORIGIN] };
    const problemOf = (entry: unknown) =>
      parseRegistry({ version: 1, subsystems: [entry] }, 'development', admitted).problems[0]?.message;
    const foreign = 'https://patrols.example';
    expect(problemOf({ ...good, entry: `${foreign}/app/` })).toContain(`"subsystemOrigins": [..., "${foreign}"]`);
    expect(problemOf({ ...frame, entry: `${foreign}/app/` })).toContain(`"frameOrigins": [..., "${foreign}"]`);
    expect(problemOf({ ...good, entry: `${FRAME_ORIGIN}/` })).toContain(`"subsystemOrigins": [..., "${FRAME_ORIGIN}"]`);
    expect(problemOf({ ...good, entry: 'javascript:alert(1)' })).not.toMatch(/Origins/);
    for (const address of ['data:text/javascript,1', 'https://user@cdn.example/x.js', '/x.js'])
      expect(admissibleOrigin(address)).toBeNull();
  });

  test('T13 T19 no hostile address is allowed, in any environment and isolation', () => {
    const addresses = hostileAddresses();
    expect(addresses.length).toBeGreaterThan(15);
    for (const { name, subsystemOrigins, frameOrigins } of Object.values(environments))
      for (const address of addresses)
        for (const entry of [good, frame]) {
          const file = { subsystems: [{ ...entry, entry: { [name]: address } }] };
          const { subsystems, problems } = parseRegistry(file, name, { subsystemOrigins, frameOrigins });
          expect([...subsystems.values()].map(({ entry: page }) => page)).toEqual([]);
          expect(problems).toMatchObject([{ entry: entry.code, field: `entry.${name}` }]);
        }
  });

  test.each(Object.values(environments))('A37 the portal’s own registry loads completely in $name', (environment) => {
    const file: unknown = JSON.parse(readFileSync('public/subsystems.json', 'utf8'));
    const { subsystems, problems } = parseRegistry(file, environment.name, environment);
    expect(problems).toEqual([]);
    expect([...subsystems.keys()].slice(0, 10)).toEqual('mgr jcpt gdzt byd wcx lift bjxt af opbi nfc'.split(' '));
    expect([...subsystems.values()].filter(({ bridge }) => bridge === 'none').length).toBeGreaterThan(1);
    expect(subsystems.get('mgr')).toMatchObject({ entryCodes: ['housekeeper'], permissionData: 'housekeeper' });
    // Each has its own host name: cookies ignore ports, and frames of one host share a thread.
    const hosts = [...subsystems.values()].map(({ entry }) => new URL(entry).hostname);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  test('A37 changing one word moves a subsystem into a frame', () => {
    const file = JSON.parse(readFileSync('public/subsystems.json', 'utf8')) as { subsystems: { code: string }[] };
    const changed = file.subsystems.map((entry) => (entry.code === 'gdzt' ? { ...entry, isolation: 'frame' } : entry));
    const { subsystems, problems } = parseRegistry(
      { version: 1, subsystems: changed },
      'development',
      environments.development,
    );
    expect(problems).toEqual([]);
    expect(subsystems.get('gdzt')?.isolation).toBe('frame');
  });

  test.each(['__proto__', 'constructor', 'toString', '', 'x'.repeat(10_000), 7, null, {}])(
    'T17 the odd code %# is harmless',
    (code) => {
      expect(read(good).subsystems.get(code as string)).toBeUndefined();
      const { subsystems, problems } = read({ ...good, code, name: { __proto__: null } }, good);
      expect([...subsystems.keys()]).toEqual(['mgr']);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.every(({ entry }) => entry.length <= 40)).toBe(true);
    },
  );
});

describe('A27 the navigation entry of a pane', () => {
  const byd = { code: 'byd', entryCodes: ['workorder', 'decoration'] };

  test('is the first entry code', () => {
    expect(entryCodeOf({ code: 'gdzt', entryCodes: ['gdzt', 'pivot'] })).toBe('gdzt');
    expect(entryCodeOf({ code: 'mgr', entryCodes: ['housekeeper'] }, 'workorder')).toBe('housekeeper');
  });

  test('R031 of byd is the source, known or not: the server decides', () => {
    expect(entryCodeOf(byd, 'decoration')).toBe('decoration');
    expect(entryCodeOf(byd, '__proto__')).toBe('__proto__');
    expect(entryCodeOf(byd, '')).toBeNull();
    expect(entryCodeOf(byd)).toBeNull();
  });
});
