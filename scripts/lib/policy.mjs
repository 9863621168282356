import vm from 'node:vm';

/** The environment that a text of `/environment.js` would set in the page; the text belongs to the deployment. */
export function readEnvironment(script) {
  const window = {};
  vm.runInNewContext(script, { window }, { timeout: 1_000, filename: 'environment.js' });
  return JSON.parse(JSON.stringify(window.__PORTAL_ENVIRONMENT__ ?? {}));
}

const originsOf = (...addresses) => [
  ...new Set(
    addresses
      .flat()
      .filter((address) => /^https?:\/\//i.test(address ?? '') && URL.canParse(address))
      .map((address) => new URL(address).origin)
      // In a header it would be a pattern; the portal compares exactly.
      .filter((origin) => !origin.includes('*')),
  ),
];

/** An invalid list of origins allows none, as in the page (A40). */
const listOf = (value) => (Array.isArray(value) ? value : []);

/** Any port of the machine of the person, as the page reads it too (src/domain/subsystem/override.ts). */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*'];

/** Origins of overrides; none unless the environment allows overrides. */
function overrideOriginsOf({ overrides, overrideOrigins }) {
  if (overrides !== 'on' && overrides !== 'role') return [];
  const list = listOf(overrideOrigins);
  return [...list.filter((origin) => LOOPBACK.includes(origin)), ...originsOf(list)];
}

/** The same servers by WebSocket. */
const socketsOf = (origins) => origins.map((origin) => origin.replace(/^http/, 'ws'));

/** Features that the browser would allow the portal itself; the others a frame gets by its `allow` attribute. */
const RESTRICTED_FEATURES = ['camera', 'microphone', 'geolocation'];

/** A feature is allowed in the frames of the subsystems that ask for it, and in the portal's page for sandboxed ones. */
function permissionsPolicy(access, subsystems, frames) {
  const lists = RESTRICTED_FEATURES.map((feature) => {
    const origins = originsOf(
      access.filter(({ allow }) => listOf(allow).includes(feature)).map(({ origin }) => origin),
    ).filter((origin) => subsystems.includes(origin) || frames.includes(origin));
    const inPage = origins.some((origin) => subsystems.includes(origin)) ? ['self'] : [];
    return `${feature}=(${[...inPage, ...origins.map((origin) => `"${origin}"`)].join(' ')})`;
  });
  return lists.join(', ');
}

/**
 * The headers of a page, created from the run-time environment, so that one build serves every environment (A37).
 * Micro-apps may load from `subsystemOrigins`, and in a frame also from `frameOrigins`; the registry does not count.
 * `subsystemAccess` adds servers of images, fonts, media, style sheets and data for a subsystem, never of scripts, and
 * features of the browser.
 * The portal checks that a frame responds before showing it, so both lists and the verification page are in connect-src.
 * `overrideOrigins` count as `subsystemOrigins` where the environment allows overrides.
 * `frameAncestors` may show the portal in a frame (T22); none by default.
 */
export function securityHeaders(environment) {
  const {
    hosts,
    fileHost,
    chatBot,
    verificationPage,
    identityProvider,
    subsystemOrigins,
    frameOrigins,
    frameAncestors,
    subsystemAccess,
  } = environment;
  const registered = originsOf(listOf(subsystemOrigins));
  // An override may stand for any subsystem, in the sandbox or in a frame.
  const subsystems = [...registered, ...overrideOriginsOf(environment)];
  const frames = originsOf(listOf(frameOrigins));
  const files = originsOf(fileHost);
  const access = listOf(subsystemAccess).filter((one) => typeof one === 'object' && one !== null);
  const assets = originsOf(...access.map(({ assetOrigins }) => listOf(assetOrigins)));
  const policy = {
    'default-src': ["'self'"],
    // The sandbox evaluates the scripts of its subsystems; the portal itself and frames need no eval.
    'script-src': ["'self'", ...(subsystems.length > 0 ? ["'unsafe-eval'"] : [])],
    // A webpack subsystem adds the style sheet of each page by a link element, and waits for it.
    'style-src': ["'self'", "'unsafe-inline'", ...subsystems, ...assets],
    // Workers of a subsystem start from a `blob:` script of the sandbox.
    'worker-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      ...originsOf(Object.values(hosts ?? {}), fileHost, verificationPage),
      ...subsystems,
      ...socketsOf(subsystems),
      ...frames,
      ...assets,
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...files, ...subsystems, ...assets],
    'media-src': ["'self'", 'blob:', ...files, ...subsystems, ...assets],
    'font-src': ["'self'", 'data:', ...subsystems, ...assets],
    'frame-src': [...originsOf(chatBot, verificationPage), ...subsystems, ...frames],
    'form-action': ["'self'", ...originsOf(identityProvider)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': originsOf(listOf(frameAncestors)),
    // Firefox knows only the older directive; Chromium ignores it beside the newer one.
    'report-uri': ['/csp-report'],
    'report-to': ['csp'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${(sources.length ? [...new Set(sources)] : ["'none'"]).join(' ')}`)
      .join('; '),
    'Reporting-Endpoints': 'csp="/csp-report"',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissionsPolicy(access, registered, frames),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

const NAMES = ['development', 'test', 'pre-production', 'production'];
const SITES = [
  'portalSite',
  'fireSafetySite',
  'iotSite',
  'chatBot',
  'verificationPage',
  'workOrderAppSite',
  'housekeeperAppSite',
  'subsystemRegistry',
  'errorReports',
];
const CHOICES = { mountAhead: ['off', 'learned', 'all'], overrides: ['off', 'role', 'on'] };
/** All names that the page reads (src/domain/environment). */
export const ENVIRONMENT_NAMES = [
  'name',
  'hosts',
  'fileHost',
  'identityProvider',
  ...SITES,
  ...Object.keys(CHOICES),
  'subsystemOrigins',
  'frameOrigins',
  'frameAncestors',
  'subsystemBudget',
  'acceptsIdempotencyKeys',
  'subsystemAccess',
  'overrideOrigins',
];

const ADDRESS_FORM = "expected an address such as 'https://api.example/v1', or a path of the portal";

/** A web address or a path, as the page accepts it: no spelling that a browser would correct, and no credentials. */
function isAddress(written) {
  if (typeof written !== 'string' || !/^(https?:\/\/[^/\\]|\/(?![/\\]))/i.test(written)) return false;
  if (/[\s\p{Cc}\\]/u.test(written) || !URL.canParse(written, 'https://portal.invalid')) return false;
  const { username, password } = new URL(written, 'https://portal.invalid');
  return username === '' && password === '';
}

/** Without these the portal does not start: one sentence for each that is missing or cannot be read. */
export function environmentFaults({ name, hosts, fileHost, identityProvider }) {
  const addresses = {
    'hosts.base': hosts?.base,
    'hosts.workOrder': hosts?.workOrder,
    'hosts.portal': hosts?.portal,
    fileHost,
    identityProvider,
  };
  return [
    ...(NAMES.includes(name) ? [] : [`name: expected one of ${NAMES.join(', ')}`]),
    ...Object.entries(addresses)
      .filter(([, written]) => !isAddress(written))
      .map(([place]) => `${place}: ${ADDRESS_FORM}`),
  ];
}

const isBelow = (address, root) => {
  const [at, from] = [address, root].map((one) => new URL(one, 'https://portal.invalid'));
  return at.origin === from.origin && `${at.pathname}/`.startsWith(`${from.pathname.replace(/\/+$/, '')}/`);
};

/** How many letters two names have in common from the start, whatever their case. */
function commonStart(one, other) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The name that a misspelled one may stand for; undefined when none begins alike. */
function nearestName(name) {
  const [nearest] = ENVIRONMENT_NAMES.toSorted((one, other) => commonStart(name, other) - commonStart(name, one));
  return commonStart(name, nearest) > 4 ? nearest : undefined;
}

/** Names that nothing reads, values that are none of the choices, and an API that would get no token. */
function fieldProblems(environment) {
  const unknown = Object.keys(environment).filter((name) => !ENVIRONMENT_NAMES.includes(name));
  const chosen = Object.entries(CHOICES).filter(
    ([name, values]) => ![undefined, null, ...values].includes(environment[name]),
  );
  const { subsystemBudget: budget, fileHost, hosts } = environment;
  const isBudget = budget === undefined || budget === null || (Number.isInteger(Number(budget)) && Number(budget) > 0);
  const silent = Object.entries(hosts ?? {}).filter(
    ([, base]) => isAddress(base) && isAddress(fileHost) && isBelow(base, fileHost),
  );
  return [
    ...unknown.map(
      (name) => `${name}: nothing reads this${nearestName(name) ? `; did you mean ${nearestName(name)}?` : ''}`,
    ),
    ...SITES.filter((name) => environment[name] && !isAddress(environment[name])).map(
      (name) => `${name}: ${ADDRESS_FORM}`,
    ),
    ...chosen.map(([name, values]) => `${name}: expected one of ${values.join(', ')}`),
    ...(isBudget ? [] : ['subsystemBudget: expected a whole number of subsystems']),
    ...silent.map(
      ([name]) => `hosts.${name}: is below fileHost, which never gets the token; give files a path of their own`,
    ),
  ];
}

const ORIGIN_FORM = "expected an origin such as 'https://lift.example', without a path";
const FEATURES = ['camera', 'microphone', 'geolocation', 'fullscreen', 'clipboard-read', 'clipboard-write'];

const isOrigin = (written) => originsOf(written).includes(written);

/** Entries of a list by the place of each; one sentence for a value that is not a list. */
function placesIn(record, key, path) {
  const value = record[key];
  if (value === undefined || value === null) return { places: [], problems: [] };
  if (!Array.isArray(value)) return { places: [], problems: [`${path}${key}: expected a list`] };
  return { places: value.map((entry, index) => [`${path}${key}[${index}]`, entry]), problems: [] };
}

function originProblems(record, keys, path = '') {
  return keys.flatMap((key) => {
    const { places, problems } = placesIn(record, key, path);
    const patterns = key === 'overrideOrigins' ? LOOPBACK : [];
    const wrong = places.filter(([, written]) => !isOrigin(written) && !patterns.includes(written));
    return [...problems, ...wrong.map(([place]) => `${place}: ${ORIGIN_FORM}`)];
  });
}

/**
 * What of an environment file allows nothing, or is not written as browsers spell it: one sentence for each place. A
 * server prints them when it starts; the page reports the same places (src/domain/environment).
 */
export function environmentProblems(environment) {
  const admitted = originsOf(listOf(environment.subsystemOrigins), listOf(environment.frameOrigins));
  const { places, problems } = placesIn(environment, 'subsystemAccess', '');
  const ofAccess = places.flatMap(([place, entry]) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      return [`${place}: expected an object with origin, assetOrigins, allow`];
    const [origin] = originsOf(entry.origin);
    const features = placesIn(entry, 'allow', `${place}.`);
    return [
      ...(isOrigin(entry.origin) ? [] : [`${place}.origin: ${ORIGIN_FORM}`]),
      ...(origin === undefined || admitted.includes(origin)
        ? []
        : [`${place}.origin: expected an origin that subsystemOrigins or frameOrigins names, too`]),
      ...originProblems(entry, ['assetOrigins'], `${place}.`),
      ...features.problems,
      ...features.places
        .filter(([, feature]) => !FEATURES.includes(feature))
        .map(([one]) => `${one}: expected one of ${FEATURES.join(', ')}`),
      ...Object.keys(entry)
        .filter((name) => !['origin', 'assetOrigins', 'allow'].includes(name))
        .map((name) => `${place}.${name}: nothing reads this; expected one of origin, assetOrigins, allow`),
    ];
  });
  return [
    ...fieldProblems(environment),
    ...originProblems(environment, ['subsystemOrigins', 'frameOrigins', 'frameAncestors', 'overrideOrigins']),
    ...problems,
    ...ofAccess,
  ];
}

/** Headers as lines of nginx. */
export const headerLines = (headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);

/**
 * Cache duration: forever for files with a hash in their name; pictures without one are kept and revalidated; nothing
 * else is kept.
 */
export const cacheHeader = (path, isPage) => {
  if (isPage) return 'no-store';
  if (/^\/(js|css|static)\/.+\.[0-9a-f]{8}\./.test(path)) return 'public, max-age=31536000, immutable';
  return /^\/(favicon\.svg|banners\/[^/]+\.svg)$/.test(path) ? 'no-cache' : 'no-store';
};
