import { environments } from '../../config/environments';
import { ENVIRONMENT_NAMES, environmentFaults, environmentProblems } from '../../scripts/lib/environmentProblems.mjs';
import { environmentSettled, EnvironmentError, getEnvironment } from './environment';

afterEach(() => {
  delete window.__PORTAL_ENVIRONMENT__;
});

test.each(Object.values(environments))('R002 A37 the environment $name is complete', (environment) => {
  window.__PORTAL_ENVIRONMENT__ = environment;
  expect(getEnvironment()).toEqual(environment);
  expect(getEnvironment()).toBe(getEnvironment());
});

test.each([[undefined], [null], ['text'], [[]], [{}]])('A37 %s is not a valid environment', (value) => {
  window.__PORTAL_ENVIRONMENT__ = value;
  expect(getEnvironment).toThrow(EnvironmentError);
});

test('A37 who asks while the file may still load gets an error, and nothing in the console names a fault', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  expect(getEnvironment).toThrow(EnvironmentError);
  expect(log).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  expect(getEnvironment).toThrow(EnvironmentError);
  window.__PORTAL_ENVIRONMENT__ = {};
  expect(getEnvironment).toThrow(EnvironmentError);
  expect(getEnvironment).toThrow(EnvironmentError);
  expect(log.mock.calls.length).toBeGreaterThan(0);
});

test.each([
  ...['name', 'hosts', 'fileHost', 'identityProvider'].flatMap((key) => [
    [key, { [key]: undefined }],
    [key, { [key]: 7 }],
    [key, { [key]: '' }],
  ]),
  ['name', { name: 'staging' }],
  ['hosts.portal', { hosts: { base: '/a', workOrder: '/b' } }],
] as [string, object][])('A37 without a readable %s (%j) an error names the problem', (key, change) => {
  window.__PORTAL_ENVIRONMENT__ = { ...environments.production, ...change };
  expect(getEnvironment).toThrow(expect.objectContaining({ missing: expect.stringContaining(key) }));
});

describe('A40 the environment file is parsed leniently', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));

  test.each<[field: string, value: unknown, read: unknown]>([
    ...['fireSafetySite', 'iotSite', 'chatBot', 'verificationPage', 'workOrderAppSite', 'housekeeperAppSite'].flatMap(
      (key): [string, unknown, unknown][] => [
        [key, undefined, ''],
        [key, null, ''],
        [key, { secret: 1 }, ''],
      ],
    ),
    ['portalSite', undefined, ''],
    ['subsystemRegistry', null, '/subsystems.json'],
    ['subsystemBudget', '4', 4],
    ['subsystemBudget', 0, undefined],
    ['subsystemBudget', 2.5, undefined],
    ['subsystemBudget', 'six', undefined],
    ['mountAhead', 'learned', 'learned'],
    ['mountAhead', 'everything', 'off'],
    ['acceptsIdempotencyKeys', 'true', true],
    ['acceptsIdempotencyKeys', {}, false],
    ['acceptsIdempotencyKeys', 'perhaps', false],
    ['unknown', 'field', undefined],
  ])('%s: %j', (key, value, expected) => {
    window.__PORTAL_ENVIRONMENT__ = { ...environments.production, [key]: value };
    expect(getEnvironment()).toEqual({ ...environments.production, [key]: expected });
  });

  test.each<[value: unknown, origins: string[]]>([
    [undefined, []],
    [null, []],
    ['https://plans.example', []],
    [{ 0: 'https://plans.example' }, []],
    [[1, '', null, ['https://plans.example'], 'https://own.example'], ['https://own.example']],
    [['own.example', 'https://*.example', '//own.example', 'file:///tmp'], []],
    [
      ['HTTPS://Own.example/', 'http://own.example:80'],
      ['https://own.example', 'http://own.example'],
    ],
  ])('T13 T19 unreadable origins allow no origin: %j', (value, origins) => {
    window.__PORTAL_ENVIRONMENT__ = { ...environments.production, subsystemOrigins: value, frameOrigins: value };
    expect(getEnvironment()).toMatchObject({ subsystemOrigins: origins, frameOrigins: origins });
  });

  test('T13 the console names the field of an origin that is not written as browsers spell it', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./environment');
      window.__PORTAL_ENVIRONMENT__ = { ...environments.production, frameOrigins: ['https://Plans.example/'] };
      expect(fresh.getEnvironment().frameOrigins).toEqual(['https://plans.example']);
    });
    const lines = jest.mocked(console.warn).mock.calls.map(([line]) => String(line));
    expect(lines).toEqual([expect.stringMatching(/^environment\.js: 'frameOrigins\[0\]'.*without a path$/)]);
  });

  test.each<[what: string, access: unknown, lines: RegExp[]]>([
    ['not a list', { origin: 'https://lift.property-group.example' }, [/'subsystemAccess' .*type array/]],
    ['not an object', ['https://lift.property-group.example'], [/'subsystemAccess\[0\]' .*object/]],
    ['without an origin', [{ allow: ['camera'] }], [/'subsystemAccess\[0\]\.origin' .*expected an origin such as/]],
    [
      'a path after the origin',
      [{ origin: 'https://lift.property-group.example/app' }],
      [/'subsystemAccess\[0\]\.origin' .*without a path/],
    ],
    [
      'the second line of an origin that is not admitted',
      [{ origin: 'https://lift.property-group.example' }, { origin: 'https://lifts.example', allow: ['camera'] }],
      [
        /'subsystemAccess\[1\]\.origin' is not admitted; expected an origin that subsystemOrigins or frameOrigins names/,
      ],
    ],
    [
      'a pattern as an asset origin',
      [{ origin: 'https://lift.property-group.example', assetOrigins: ['https://tiles.example', 'https://*.example'] }],
      [/'subsystemAccess\[0\]\.assetOrigins\[1\]' .*expected an origin such as/],
    ],
    [
      'an unknown feature',
      [{ origin: 'https://lift.property-group.example', allow: ['usb'] }],
      [/'subsystemAccess\[0\]\.allow\[0\]' .*expected one of camera, microphone, geolocation/],
    ],
    [
      'a misspelled name',
      [{ origin: 'https://lift.property-group.example', assetOrigin: [] }],
      [/'subsystemAccess\[0\]\.assetOrigin' is not a name that .*expected one of origin, assetOrigins, allow/],
    ],
  ])('F3 a line of subsystemAccess is named with what it should be: %s', async (_, subsystemAccess, lines) => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./environment');
      window.__PORTAL_ENVIRONMENT__ = { ...environments.production, subsystemAccess };
      fresh.getEnvironment();
    });
    expect(jest.mocked(console.warn).mock.calls.map(([line]) => String(line))).toEqual(
      lines.map((line) => expect.stringMatching(new RegExp(`^environment\\.js: ${line.source}`))),
    );
    // A server names the same places when it starts.
    const places = jest.mocked(console.warn).mock.calls.map(([line]) => /'([^']+)'/.exec(String(line))![1]);
    const problems = environmentProblems({ ...environments.production, subsystemAccess });
    expect(problems.map((problem) => problem.split(': ')[0])).toEqual(places);
  });

  test.each<[string, object]>([
    ['a misspelled name', { fileHost: undefined, filehost: 'https://files.example' }],
    ['a host without a scheme', { hosts: { ...environments.production.hosts, base: 'api.example' } }],
    ['no hosts', { hosts: undefined }],
    ['an unknown environment', { name: 'prod' }],
    ['credentials in an address', { identityProvider: 'https://user@idp.example' }],
    ['an address with a space', { fileHost: 'https://files.example/a b' }],
  ])('R002 F3 a server refuses what the page cannot start with: %s', (_, change) => {
    const file = { ...environments.production, ...change };
    window.__PORTAL_ENVIRONMENT__ = file;
    let missing = '';
    try {
      getEnvironment();
    } catch (error) {
      missing = (error as EnvironmentError).missing;
    }
    expect(missing).not.toBe('');
    expect(environmentFaults(file)[0]).toMatch(new RegExp(`^${missing}\\b`));
    expect(environmentFaults(environments.production)).toEqual([]);
  });

  test('F3 a name that the portal does not know is reported', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./environment');
      window.__PORTAL_ENVIRONMENT__ = { ...environments.production, subsystemsAccess: [] };
      fresh.getEnvironment();
    });
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/^environment\.js: 'subsystemsAccess' is not a name .*subsystemAccess/)],
    ]);
    const [, known] = /one of (.*)$/.exec(String(jest.mocked(console.warn).mock.calls[0]![0]))!;
    // A server knows the same ones.
    expect([...ENVIRONMENT_NAMES].sort()).toEqual(known!.split(', ').sort());
  });

  test('the console names each field once, without its value', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./environment');
      const { driftCounts } = await import('./drift');
      const file = {
        ...environments.production,
        iotSite: ['https://secret.example'],
        chatBot: 7,
        frameOrigins: undefined,
      };
      for (const copy of [file, { ...file }]) {
        window.__PORTAL_ENVIRONMENT__ = copy;
        fresh.getEnvironment();
      }
      expect(jest.mocked(console.warn).mock.calls).toEqual([
        [expect.stringMatching(/^environment\.js: 'iotSite' .*expected an address$/)],
        [expect.stringMatching(/^environment\.js: 'chatBot' .*expected an address$/)],
      ]);
      expect([...driftCounts.values()]).toEqual([2, 2]);
    });
  });
});

test('R153 the production environment names the production identity provider only', () => {
  expect(JSON.stringify(environments.production)).not.toContain('idp-test');
  expect(environments.production.identityProvider).toBe('https://idp.property-group.example');
});

describe('A37 waiting for the environment', () => {
  const outcomes: Record<string, (script: HTMLScriptElement) => void> = {
    'its script has run': (script) => script.dispatchEvent(new Event('load')),
    'its script has failed': (script) => script.dispatchEvent(new Event('error')),
    'the page has loaded, with its script': () => window.dispatchEvent(new Event('load')),
    '10 s have passed': () => jest.advanceTimersByTime(1),
  };
  let readyState: DocumentReadyState;

  /** Waits in a page whose head loads the file; returns a function that says whether the wait is over. */
  const wait = () => {
    const script = document.createElement('script');
    script.setAttribute('src', '/environment.js');
    document.head.append(script);
    const settled = jest.fn();
    void environmentSettled().then(settled);
    return { script, settled };
  };
  const turn = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    jest.useFakeTimers();
    readyState = 'loading';
    jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
    document.head.replaceChildren();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test.each(Object.keys(outcomes))('lasts until %s', async (outcome) => {
    const { script, settled } = wait();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    outcomes[outcome]!(script);
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('ends at once when the environment is there', async () => {
    window.__PORTAL_ENVIRONMENT__ = environments.production;
    const { settled } = wait();
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('ends at once when the page has loaded without it', async () => {
    readyState = 'complete';
    const { settled } = wait();
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
