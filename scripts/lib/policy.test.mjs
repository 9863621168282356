import { cacheHeader, readEnvironment, securityHeaders } from './policy.mjs';

const environment = {
  hosts: { base: 'https://api.example/v1', workOrder: 'https://work.example', portal: '/_portal' },
  fileHost: 'https://files.example/store',
  identityProvider: 'https://idp.example/login',
  chatBot: 'https://chat.example/widget',
  verificationPage: 'https://verify.example/identity',
  fireSafetySite: 'https://fire.example',
  subsystemOrigins: ['https://mgr.example', 'https://jcpt.example/with/a/path'],
  frameOrigins: ['https://plans.example', 'https://mgr.example'],
};
const policyOf = (from) => securityHeaders(from)['Content-Security-Policy'];
const directives = (from) => {
  const lists = policyOf(from)
    .split('; ')
    .map((text) => text.split(' '));
  return new Map(lists.map(([name, ...sources]) => [name, sources]));
};

test('A37 the environment is read from the script as the page would run it', () => {
  expect(readEnvironment(`window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify(environment)};\n`)).toEqual(environment);
  expect(readEnvironment('')).toEqual({});
  expect(() => readEnvironment('process.exit(1)')).toThrow();
});

describe('T19 T22 T27 the policy header', () => {
  const policy = directives(environment);

  test('names exactly the API hosts, by origin', () => {
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://work.example',
      'https://files.example',
      'https://verify.example',
      'https://mgr.example',
      'https://jcpt.example',
      'wss://mgr.example',
      'wss://jcpt.example',
      'https://plans.example',
    ]);
    // The registry allows nothing: these are the lists of the environment (T13).
    expect(policy.get('frame-src')).toEqual([
      'https://chat.example',
      'https://verify.example',
      'https://mgr.example',
      'https://jcpt.example',
      'https://plans.example',
    ]);
    expect(policy.get('form-action')).toEqual(["'self'", 'https://idp.example']);
  });

  test.each([
    null,
    'https://evil.example',
    { 0: 'https://evil.example' },
    [7, null, 'https://[', 'https://*.evil.example'],
    undefined,
  ])('A40 an unreadable list of origins allows none: %j', (list) => {
    const odd = { ...environment, subsystemOrigins: list, frameOrigins: list, frameAncestors: list, hosts: null };
    expect(policyOf(odd)).not.toContain('evil');
    expect(directives(odd).get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives(odd).get('frame-src')).toEqual(['https://chat.example', 'https://verify.example']);
  });

  test('allows style sheets from origins whose scripts run in the sandbox', () => {
    expect(policy.get('style-src')).toEqual([
      "'self'",
      "'unsafe-inline'",
      'https://mgr.example',
      'https://jcpt.example',
    ]);
  });

  test('violations are reported in both formats', () => {
    expect([policy.get('report-uri'), policy.get('report-to')]).toEqual([['/csp-report'], ['csp']]);
  });

  test('T13 an origin of frames is allowed for frames only', () => {
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'form-action'])
      expect(policy.get(name)).not.toContain('https://plans.example');
  });

  test('allows scripts of its own origin only, and no inline ones', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'unsafe-eval'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  test('allows eval only where the environment admits a sandboxed origin', () => {
    for (const none of [[], null, undefined, ['nonsense', 'javascript:alert(1)'], 'https://mgr.example'])
      expect(directives({ ...environment, subsystemOrigins: none }).get('script-src')).toEqual(["'self'"]);
  });

  test('denies framing by default, and allows it for the origins in the environment', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(
      directives({ ...environment, frameAncestors: ['https://intranet.example', 'javascript:alert(1)', '*'] }).get(
        'frame-ancestors',
      ),
    ).toEqual(['https://intranet.example']);
  });

  test('workers are of its own origin or made in the page, media of the subsystems', () => {
    expect(policy.get('worker-src')).toEqual(["'self'", 'blob:']);
    expect(policy.get('media-src')).toEqual([
      "'self'",
      'blob:',
      'https://files.example',
      'https://mgr.example',
      'https://jcpt.example',
    ]);
  });

  test('a subsystem gets the servers and features of its entry, and none runs scripts from there', () => {
    const subsystemAccess = [
      { origin: 'https://mgr.example', assetOrigins: ['https://tiles.example/a', 'nonsense'], allow: ['geolocation'] },
      { origin: 'https://plans.example', allow: ['camera', 'fullscreen', 'geolocation', 'usb'] },
      { origin: 'https://other.example', allow: ['camera', 'microphone'] },
      null,
      { origin: 7, assetOrigins: 'https://evil.example', allow: 'camera' },
    ];
    const odd = { ...environment, subsystemAccess };
    const lists = directives(odd);
    for (const name of ['connect-src', 'img-src', 'media-src', 'font-src', 'style-src'])
      expect(lists.get(name)).toContain('https://tiles.example');
    for (const name of ['script-src', 'frame-src', 'worker-src', 'form-action'])
      expect(lists.get(name)).toEqual(policy.get(name));
    expect(policyOf(odd)).not.toMatch(/evil|other|nonsense/);
    expect(securityHeaders(odd)['Permissions-Policy']).toBe(
      'camera=("https://plans.example"), microphone=(), geolocation=(self "https://mgr.example" "https://plans.example")',
    );
    for (const none of [undefined, null, 'camera', {}])
      expect(securityHeaders({ ...environment, subsystemAccess: none })['Permissions-Policy']).toBe(
        'camera=(), microphone=(), geolocation=()',
      );
  });

  test('an empty environment allows nothing', () => {
    const empty = directives({});
    expect(empty.get('connect-src')).toEqual(["'self'"]);
    expect(empty.get('frame-src')).toEqual(["'none'"]);
  });

  test('an address cannot inject a directive', () => {
    const text = policyOf({ ...environment, chatBot: 'https://chat.example/;script-src *' });
    expect(text.match(/script-src/g)).toHaveLength(1);
  });
});

test('T11 F23 pages and addresses are not cached, hashed files are cached forever', () => {
  expect(cacheHeader('/home', true)).toBe('no-store');
  expect(cacheHeader('/environment.js', false)).toBe('no-store');
  expect(cacheHeader('/subsystems.json', false)).toBe('no-store');
  expect(cacheHeader('/js/umi.0a1b2c3d.js', false)).toContain('immutable');
  expect(cacheHeader('/js/umi.js', false)).toBe('no-store');
  expect(cacheHeader('/favicon.svg', true)).toBe('no-store');
  expect(cacheHeader('/favicon.svg', false)).toBe('no-cache');
  expect(cacheHeader('/banners/work-order-app.svg', false)).toBe('no-cache');
  expect(cacheHeader('/banners/other.json', false)).toBe('no-store');
});
