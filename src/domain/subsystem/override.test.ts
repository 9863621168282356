import fc from 'fast-check';
import { environments } from '../../../config/environments';
import { securityHeaders } from '../../../scripts/lib/policy.mjs';
import { hostileAddresses } from '../../../tests/support/hostileInputs';
import { readEnvironment, type PortalEnvironment } from '../environment';
import { isOverrideAdmitted, OVERRIDE_MAX_MS, readOverrideLink, readOverrides, withOverride } from './override';
import type { RegisteredSubsystem } from './registeredSubsystem';

const PORTAL = 'https://portal.property-group.example';
const REVIEW = 'https://review.property-group.example';
const environment: PortalEnvironment = {
  ...environments['pre-production'],
  overrides: 'on',
  overrideOrigins: [REVIEW, 'http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*'],
};

/** The address that a link would lead to; null where it has no effect. */
function effectOf(search: string, where: PortalEnvironment = environment, portal = PORTAL): string | null {
  const request = readOverrideLink(search);
  return request && isOverrideAdmitted(request.address, where, portal) ? request.address : null;
}
const linkTo = (address: string, code = 'lift') => `?${new URLSearchParams({ code, address })}`;

test.each([
  `${REVIEW}/`,
  `${REVIEW}/lift/branch-42/?theme=dark`,
  'http://localhost:5173/',
  'http://127.0.0.1:8080/index.html',
  'http://lift.localhost:8001/',
])('a link to %s has an effect where the environment allows it, and nowhere else', (address) => {
  expect(effectOf(linkTo(address))).toBe(address);
  expect(readOverrideLink(`?address=${encodeURIComponent(address)}&code=lift`)).toEqual({ code: 'lift', address });
  for (const overrides of ['off', undefined] as const)
    expect(effectOf(linkTo(address), { ...environment, overrides })).toBeNull();
  expect(effectOf(linkTo(address), { ...environment, overrideOrigins: [] })).toBeNull();
  expect(effectOf(linkTo(address), { ...environment, overrideOrigins: undefined })).toBeNull();
});

/** Each would lead somewhere, or to something else than it shows, if it were read leniently. */
const spellings = [
  'http://localhost:5173',
  ' http://localhost:5173/',
  'http://localhost:5173/ ',
  'http://localhost:5173/\n',
  'http://local\nhost:5173/',
  'http://localhost:5173/\u0000',
  'http://localhost:5173/a b',
  'http://localhost:5173/\u202Egpj.exe',
  'HTTP://localhost:5173/',
  'http://LOCALHOST:5173/',
  'http://localhost:80/',
  'http://localhost:05173/',
  'http://localhost:99999/',
  'http://localhost:/',
  'http:localhost:5173/',
  'http:/localhost:5173/',
  'http:///localhost:5173/',
  'http:\\\\localhost:5173\\',
  '//localhost:5173/',
  '/\\localhost:5173/',
  'localhost:5173/',
  'http://localhost:5173/../x',
  'http://localhost:5173/#/x',
  'http://localhost:5173/#',
  'http://ⓛocalhost:5173/',
  'http://l%6Fcalhost:5173/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1:8000/',
  'http://user@localhost:5173/',
  'http://user:secret@localhost:5173/',
  'http://:@localhost:5173/',
  'http://localhost:5173@evil.example/',
  'http://localhost:5173%2F@evil.example/',
  `${REVIEW}@evil.example/`,
  `${REVIEW}:443/`,
  `${REVIEW.replace('review', 'Review')}/`,
];
const schemes = [
  ...['javascript:alert(1)', 'javascript://localhost:5173/%0aalert(1)', 'JAVASCRIPT:alert(1)', 'java\tscript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'data:,x', 'vbscript:msgbox(1)', 'file:///etc/passwd', 'about:blank'],
  ...[
    'blob:http://localhost:5173/8f',
    'filesystem:http://localhost:5173/x',
    'ftp://localhost:5173/',
    'ws://localhost/',
  ],
  ...['wss://localhost/', 'chrome://settings/', 'view-source:http://localhost/', 'mailto:x@localhost', 'tel:1', 'x:y'],
  'intent://localhost/#Intent;scheme=http;end',
];
const origins = [
  ...[
    'https://evil.example/',
    'https://localhost:5173/',
    'https://127.0.0.1/',
    'http://127.0.0.2/',
    'http://[::1]:5173/',
  ],
  ...['http://[::ffff:127.0.0.1]/', 'http://0.0.0.0/', 'http://169.254.169.254/latest/', 'http://10.0.0.1/'],
  ...['http://localhost.evil.example/', 'http://evil-localhost/', 'http://evillocalhost/', 'http://localhost./'],
  ...['http://lift.localhost./', 'http://lift.localhost.evil.example/', 'http://127.0.0.1.evil.example/'],
  ...['http://lift..localhost/', 'http://.localhost/', 'http://lift_x.localhost/', 'http://*.localhost/'],
  `${REVIEW.replace('https', 'http')}/`,
  `${REVIEW}.evil.example/`,
  `${REVIEW}./`,
  `${REVIEW}:8443/`,
  'https://evil-review.property-group.example/',
  'https://x.review.property-group.example/',
  'https://property-group.example/',
  'https://revіew.property-group.example/',
  'https://xn--revew-2of.property-group.example/',
  'https://rev\u0131ew.property-group.example/',
  'https://review。property-group。example/',
  'https://review.property\u00adgroup.example/',
];
/** What the portal itself uses: its cookie, or what people upload, would be in reach. */
const reserved = [
  `${PORTAL}/`,
  `${PORTAL}/_files/upload.html`,
  'https://api-pre.property-group.example/',
  'https://files-pre.property-group.example/upload.html',
  'https://idp.property-group.example/',
];
const PLAIN = 'http://localhost:5173/';
const encoded = encodeURIComponent(PLAIN);
const queries = [
  ...['', '?', '?code=lift', `?address=${encoded}`, '?code=&address=', `?code=lift&address=`, '?code=lift&address'],
  `?code=lift&address=${encodeURIComponent(encoded)}`,
  `?code=lift&address=${encodeURIComponent(encodeURIComponent(encoded))}`,
  `?code=lift%2526&address=${encoded}`,
  `?code=lift&code=mgr&address=${encoded}`,
  `?code=lift&address=${encoded}&address=${encodeURIComponent('https://evil.example/')}`,
  `?code[]=lift&address=${encoded}`,
  `?code=lift&address[]=${encoded}`,
  `?code=lift&address=${encoded}&agree=1`,
  `?code=lift&address=${encoded}&isolation=sandbox`,
  `?code=lift&address=${encoded}&until=99999999999999`,
  `?code=lift&address=${encoded}&__proto__=x`,
  `?Code=lift&address=${encoded}`,
  `?code=lift;address=${encoded}`,
  `#code=lift&address=${encoded}`,
  `?code=lift&address=${encoded}${'&x=1'.repeat(10_000)}`,
  `?${`code=lift&address=${encoded}&`.repeat(10_000)}`,
  `?code=lift&address=${encodeURIComponent(`${PLAIN}${'a'.repeat(3_000)}`)}`,
  `?code=${'l'.repeat(100_000)}&address=${encoded}`,
];
const codes = [
  ...['__proto__', 'constructor.prototype', 'lift/../mgr', 'lift mgr', 'lift,mgr', ' lift', 'lift ', 'Lift', 'LIFT'],
  ...['lift\n', 'lift\u0000', 'lіft', 'lift?x', '../home', '*', '<b>', 'lift-2', '1lift', '_', 'lift\u200b', '电梯'],
  'l'.repeat(33),
];

describe('A37 T9 T13 T16 T20 hostile links', () => {
  const links = [
    ...[...spellings, ...schemes, ...origins, ...reserved].map((address) => linkTo(address)),
    ...[...spellings, ...schemes, ...origins].map((address) => linkTo(encodeURIComponent(address))),
    ...codes.map((code) => linkTo(PLAIN, code)),
    ...queries,
  ];

  test('there are two hundred of our own, and none has an effect even where every address of this machine is allowed', () => {
    const open = {
      ...environment,
      // A mistake in the environment file does not open what belongs to the portal.
      overrideOrigins: [...environment.overrideOrigins!, ...reserved.map((address) => new URL(address).origin)],
    };
    expect(links.length).toBeGreaterThanOrEqual(200);
    expect(links.filter((link) => effectOf(link, open) !== null)).toEqual([]);
  });

  test('of the collected addresses, in every way that a link can carry them, none has an effect', () => {
    const harmful = hostileAddresses().flatMap((address) =>
      [
        linkTo(address),
        `?code=lift&address=${address}`,
        linkTo(encodeURIComponent(address)),
        linkTo(PLAIN, address),
      ].filter((link) => effectOf(link, { ...environment, overrideOrigins: [REVIEW] }) !== null),
    );
    expect(harmful).toEqual([]);
  });

  test('a portal on this machine shows no program of its own host name: cookies ignore ports', () => {
    const here = {
      ...environments.development,
      overrides: 'on',
      overrideOrigins: environment.overrideOrigins,
    } as const;
    expect(effectOf(linkTo('http://localhost:5173/'), here, 'http://localhost:8000')).toBeNull();
    expect(effectOf(linkTo('http://lift.localhost:5173/'), here, 'http://localhost:8000')).not.toBeNull();
  });

  test('whatever a link says, what has an effect is an address as browsers spell it, of an origin that is allowed', () => {
    const anything = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...spellings, ...origins),
    );
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        for (const address of [one, one + other, `http://localhost${one}`, `${REVIEW}${one}`]) {
          const effect = effectOf(linkTo(address));
          if (effect === null) continue;
          const url = new URL(effect);
          expect(url.href).toBe(address);
          expect([url.username, url.password, url.hash]).toEqual(['', '', '']);
          expect(url.origin === REVIEW || (url.protocol === 'http:' && /(^|\.)localhost$/.test(url.hostname))).toBe(
            true,
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  test('what is stored is read as suspiciously: no other form, no later end', () => {
    const now = 1_700_000_000_000;
    const good = { code: 'lift', address: PLAIN, isolation: 'frame', until: now + OVERRIDE_MAX_MS };
    expect(readOverrides([good], now)).toEqual([good]);
    const bad: unknown[] = [
      ...[null, 'x', 7, {}, [good], [[good]]],
      ...[now, now - 1, now + OVERRIDE_MAX_MS + 1, Infinity, NaN, '9', null].map((until) => ({ ...good, until })),
      ...codes.map((code) => ({ ...good, code })),
      ...[...spellings, ...schemes].map((address) => ({ ...good, address })),
      ...['none', 'SANDBOX', null].map((isolation) => ({ ...good, isolation })),
    ];
    expect(bad.flatMap((one) => readOverrides([one], now))).toEqual([]);
    for (const odd of [null, {}, 'x', { 0: good, length: 1 }, good]) expect(readOverrides(odd, now)).toEqual([]);
    expect(readOverrides(new Array(10_000).fill(good), now)).toHaveLength(10);
  });
});

describe('A37 the environment', () => {
  const read = (changes: object, name: keyof typeof environments = 'test') => {
    const reading = readEnvironment({
      ...environments[name],
      overrides: undefined,
      overrideOrigins: undefined,
      ...changes,
    });
    if ('missing' in reading) throw new Error(reading.missing);
    return reading;
  };

  test('allows nothing by default, and in production at most those with the permission', () => {
    expect(read({}).environment.overrides).toBeUndefined();
    for (const overrides of ['ON', true, 1, 'everyone', {}])
      expect(read({ overrides }).environment.overrides).toBe('off');
    expect(read({ overrides: 'on' }).environment.overrides).toBe('on');
    const { environment: production, drift } = read({ overrides: 'on' }, 'production');
    expect(production.overrides).toBe('role');
    expect(drift).toEqual([{ path: 'overrides', expected: "'off' or 'role' in production" }]);
    expect(environments.production.overrides ?? 'off').toBe('off');
  });

  test('and its policy read the same origins, and patterns for this machine only', () => {
    const written = [
      ...environment.overrideOrigins!,
      ...[
        'http://*:*',
        '*',
        'https://*.evil.example',
        'http://localhost:80*',
        'http://evil.example:*',
        'https:',
        7,
        null,
      ],
      ...['http://*.localhost.evil.example:*', "'unsafe-inline'", 'data:', 'https://review.example; script-src *'],
    ];
    const { environment: known } = read({ overrides: 'on', overrideOrigins: written });
    expect(known.overrideOrigins).toEqual(environment.overrideOrigins);
    const sources = (overrides: string, name: string) => {
      const { 'Content-Security-Policy': policy } = securityHeaders({ ...known, overrides, overrideOrigins: written });
      return policy!
        .split('; ')
        .find((directive) => directive.startsWith(`${name} `))!
        .split(' ');
    };
    for (const name of ['connect-src', 'frame-src', 'style-src', 'img-src', 'font-src']) {
      const [on, off] = [sources('on', name), sources('off', name)];
      const added = on.filter((source) => !off.includes(source) && !/^wss?:/.test(source));
      expect([name, added.sort()]).toEqual([name, [...environment.overrideOrigins!].sort()]);
      expect(sources('role', name)).toEqual(on);
      expect(sources('everyone', name)).toEqual(off);
    }
    expect(sources('on', 'script-src')).toEqual(sources('off', 'script-src'));
    expect(sources('on', 'frame-ancestors')).toEqual(sources('off', 'frame-ancestors'));
  });
});

test('T13 an override gets what its subsystem has, never more, and nothing of its release', () => {
  const lift: RegisteredSubsystem = {
    code: 'lift',
    name: { 'en-US': 'Lifts', 'zh-CN': '电梯' },
    isolation: 'sandbox',
    entry: 'https://lift.example/1.4.0/',
    entryCodes: ['lift'],
    calls: [],
    css: 'global',
    version: '1.4.0',
    sdk: '1.0.0',
    integrity: 'sha384-x',
    fallback: { version: '1.3.0', entry: 'https://lift.example/1.3.0/', integrity: 'sha384-y' },
  };
  const override = { code: 'lift', address: PLAIN, isolation: 'sandbox', until: 7 } as const;
  expect(withOverride(lift, override)).toEqual({
    ...{ code: 'lift', name: lift.name, entryCodes: ['lift'], calls: [], css: 'global', isolation: 'sandbox' },
    entry: PLAIN,
    override: { address: PLAIN, until: 7 },
  });
  expect(withOverride(lift, { ...override, isolation: 'frame' })).toMatchObject({ isolation: 'frame', bridge: 'sdk' });
  const framed: RegisteredSubsystem = { ...lift, isolation: 'frame', bridge: 'none' };
  expect(withOverride(framed, override)).toMatchObject({ isolation: 'frame', bridge: 'none' });
});
