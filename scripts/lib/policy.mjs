import vm from 'node:vm';

/** The environment that a text of `/environment.js` would set in the page; the text belongs to the deployment. */
export function readEnvironment(script) {
  const window = {};
  vm.runInNewContext(script, { window }, { timeout: 1_000, filename: 'environment.js' });
  return JSON.parse(JSON.stringify(window.__PORTAL_ENVIRONMENT__ ?? {}));
}

/** Origins of addresses as browsers spell them; what is no address of a server has none. */
export const originsOf = (...addresses) => [
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
export const listOf = (value) => (Array.isArray(value) ? value : []);

/** Any port of the machine of the person, as the page reads it too (src/domain/subsystem/override.ts). */
export const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*'];

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
