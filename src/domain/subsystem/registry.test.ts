import { readFileSync } from 'node:fs';
import { environments } from '../../../config/environments';
import { admissionProblem, parseRegistry, RegistryError } from './registry';

const ORIGIN = 'http://mgr.localhost:8010';
const FRAME_ORIGIN = 'http://iot.localhost:8000';
const admission = { subsystemOrigins: [ORIGIN], frameOrigins: [FRAME_ORIGIN], portalOrigin: 'http://localhost:8000' };
const good = {
  code: 'mgr',
  name: { 'en-US': 'Housekeeper', 'zh-CN': '管家' },
  entry: { development: `${ORIGIN}/`, production: 'https://mgr.property-group.example/' },
  entryCodes: ['housekeeper'],
};
const read = (...subsystems: unknown[]) => parseRegistry({ version: 1, subsystems }, 'development', admission);

describe('registry of subsystems', () => {
  test('R032 A27 reads an entry for the environment at hand', () => {
    const { records, problems } = read({ ...good, permissionData: 'housekeeper', timeoutMs: 5000 });
    expect(problems).toEqual([]);
    expect(records.get('mgr')).toEqual({
      code: 'mgr',
      name: good.name,
      isolation: 'sandbox',
      entry: `${ORIGIN}/`,
      entryCodes: ['housekeeper'],
      permissionData: 'housekeeper',
      timeoutMs: 5000,
    });
  });

  test.each([
    ['code', { code: 'Mgr 1' }, 'Mgr 1', 'code'],
    ['name', { name: { 'en-US': 'Housekeeper' } }, 'mgr', 'name.zh-CN'],
    ['no entry codes', { entryCodes: [] }, 'mgr', 'entryCodes'],
    ['time-out', { timeoutMs: 10 }, 'mgr', 'timeoutMs'],
    ['isolation', { isolation: 'none' }, 'mgr', 'isolation'],
    ['another origin', { entry: 'http://mgr.localhost:8011/' }, 'mgr', 'entry'],
    ['no address here', { entry: { production: 'https://mgr.property-group.example/' } }, 'mgr', 'entry.development'],
  ])('a bad entry (%s) is left out and reported by entry and field, the others load', (_, change, entry, field) => {
    const other = { ...good, code: 'lift', entryCodes: ['lift'] };
    const { records, problems } = read({ ...good, ...change }, other);
    expect([...records.keys()]).toEqual(['lift']);
    expect(problems).toEqual([expect.objectContaining({ entry, field, message: expect.stringMatching(/.{5,}/) })]);
  });

  test('an entry without a code is named by its position, a repeated one is left out', () => {
    const { records, problems } = read({}, good, { ...good, timeoutMs: 9000 });
    expect(records.get('mgr')?.timeoutMs).toBeUndefined();
    expect(problems.map(({ entry, field }) => `${entry} ${field}`)).toEqual(
      expect.arrayContaining(['#1 code', '#1 entry', 'mgr code']),
    );
  });

  test.each([[null], [[]], [{ version: 2, subsystems: [] }], [{ version: 1 }], ['text']])(
    'something that is no registry is refused as a whole: %j',
    (raw) => expect(() => parseRegistry(raw, 'development', admission)).toThrow(RegistryError),
  );

  test('T19 admission compares exact origins', () => {
    expect(admissionProblem(`${ORIGIN}/app/`, [ORIGIN])).toBeNull();
    for (const hostile of [
      'http://mgr.localhost:80100/',
      'http://mgr.localhost/',
      'https://mgr.localhost:8010/',
      'http://mgr.localhost:8010.evil.example/',
      'http://mgr.localhost:8010@evil.example/',
      'http://user@mgr.localhost:8010/',
      'javascript:alert(1)',
      'data:text/html,x',
      '//mgr.localhost:8010/',
      '/mgr',
      '',
    ])
      expect(admissionProblem(hostile, [ORIGIN])).not.toBeNull();
  });

  test.each(Object.values(environments))('A37 the portal’s own registry loads whole in $name', (environment) => {
    const file: unknown = JSON.parse(readFileSync('public/subsystems.json', 'utf8'));
    const { records, problems } = parseRegistry(file, environment.name, environment);
    expect(problems).toEqual([]);
    expect(records.get('mgr')).toMatchObject({ entryCodes: ['housekeeper'], permissionData: 'housekeeper' });
  });

  test('T17 names of prototype members are codes like any other', () => {
    expect(read(good).records.get('constructor')).toBeUndefined();
    expect(read({ ...good, code: '__proto__' }).problems).toHaveLength(1);
  });
});
