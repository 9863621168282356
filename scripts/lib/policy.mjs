import vm from 'node:vm';

/** The environment that a text of `/environment.js` would set in the page; the text belongs to the deployment. */
export function readEnvironment(script) {
  const window = {};
  vm.runInNewContext(script, { window }, { timeout: 1_000 });
  return JSON.parse(JSON.stringify(window.__PORTAL_ENVIRONMENT__ ?? {}));
}

const originsOf = (...addresses) => [
  ...new Set(
    addresses
      .flat()
      .filter((address) => /^https?:\/\//.test(address ?? '') && URL.canParse(address))
      .map((address) => new URL(address).origin),
  ),
];

/** An invalid list of origins allows none, as in the page (A40). */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * The headers of a page, created from the run-time environment, so that one build serves every environment (A37).
 * Micro-apps may load from `subsystemOrigins`, and in a frame also from `frameOrigins`; the registry does not count.
 * The portal checks that a frame responds before showing it, so both lists and the verification page are in connect-src.
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
  } = environment;
  const subsystems = originsOf(listOf(subsystemOrigins));
  const frames = originsOf(listOf(frameOrigins));
  const files = originsOf(fileHost);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    // A webpack subsystem adds the style sheet of each page by a link element, and waits for it.
    'style-src': ["'self'", "'unsafe-inline'", ...subsystems],
    'connect-src': [
      "'self'",
      ...originsOf(Object.values(hosts ?? {}), fileHost, verificationPage),
      ...subsystems,
      ...frames,
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...files, ...subsystems],
    'font-src': ["'self'", 'data:', ...subsystems],
    'frame-src': [...originsOf(chatBot, verificationPage), ...subsystems, ...frames],
    'form-action': ["'self'", ...originsOf(identityProvider)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': originsOf(listOf(frameAncestors)),
    'report-to': ['csp'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${(sources.length ? [...new Set(sources)] : ["'none'"]).join(' ')}`)
      .join('; '),
    'Reporting-Endpoints': 'csp="/csp-report"',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

/** Headers as lines of nginx. */
export const headerLines = (headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);

/** Cache duration: forever for files with a hash in their name, none for anything else. */
export const cacheHeader = (path, isPage) =>
  !isPage && /^\/(js|css|static)\/.+\.[0-9a-f]{8}\./.test(path) ? 'public, max-age=31536000, immutable' : 'no-store';
