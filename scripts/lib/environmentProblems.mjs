// What is wrong with an environment file, for whoever deploys it. The page reads it as leniently as a response
// (src/domain/environment), and tests compare the two.
import { LOOPBACK, listOf, originsOf } from './policy.mjs';

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
