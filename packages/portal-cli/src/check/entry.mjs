import { PORTAL_PATHS, isSubsystemCode, readEntry } from '#portal-rules';
import { isVersion } from '../project/manifest.mjs';
import { positionOfField } from './text.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./check.mjs').Found} Found */

/** @type {('development' | 'test' | 'pre-production' | 'production')[]} */
const ENVIRONMENTS = ['development', 'test', 'pre-production', 'production'];
const LANGUAGES = ['en-US', 'zh-CN'];
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/;

/** @param {unknown} value @returns {Record<string, unknown>} */
const asRecord = (value) =>
  typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};

/** Checks portal.json and the registry entry. @param {Subject} subject @returns {Found[]} */
export function checkEntry(subject) {
  const { manifest, entry, entrySource } = subject;
  /** @type {Found[]} */
  const found = (manifest?.problems ?? []).map(({ field, message }) => ({
    name: 'manifest',
    file: manifest?.shownPath,
    ...positionOfField(manifest?.text ?? '', field),
    detail: `${field || 'the file'}: ${message}`,
  }));
  if (found.length > 0 || !entry || !entrySource) return found;
  /** @param {string} name @param {string} field @param {string} [detail] */
  const add = (name, field, detail) =>
    found.push({ name, file: entrySource.path, ...positionOfField(entrySource.text, field, entrySource.from), detail });

  const code = String(entry.code ?? '');
  if (!isSubsystemCode(code) || PORTAL_PATHS.has(code.toLowerCase())) add('code', 'code', code);
  const name = asRecord(entry.name);
  for (const language of LANGUAGES) if (!String(name[language] ?? '').trim()) add('name-missing', 'name', language);
  const chinese = String(name['zh-CN'] ?? '');
  if (chinese.trim() && !/\p{Script=Han}/u.test(chinese)) add('name-untranslated', 'name.zh-CN', chinese);
  if (entry.disabled === true) add('disabled-without-reason', 'disabled');
  if (typeof entry.version === 'string' && !isVersion(entry.version)) add('version', 'version', entry.version);
  for (const call of Array.isArray(entry.calls) ? entry.calls.map(asRecord) : [])
    if (/^\/[^/]+\/\*\*$/.test(String(call.path))) add('calls-wide', 'calls', `${call.host} ${call.path}`);
  if (manifest) {
    if (!entry.owner) add('owner-missing', 'code');
    if (!entry.runbook) add('runbook-missing', 'code');
    if (!isVersion(manifest.version ?? '0.0.0')) add('version', 'code', `${manifest.version} in package.json`);
  }
  found.push(...checkSdk(subject));
  checkAddresses(entry, add);
  readByPortal(entry, { add, isReported: (field) => /^(code|name)(\.|$)/.test(field) });
  return found;
}

/** @param {Record<string, unknown>} entry @param {(name: string, field: string, detail?: string) => void} add */
function checkAddresses({ entry }, add) {
  if (entry === undefined) return;
  const addresses = asRecord(typeof entry === 'string' ? { production: entry } : entry);
  if (!addresses.production) add('address-missing', 'entry', 'production');
  const seen = new Map();
  for (const [environment, value] of Object.entries(addresses)) {
    const field = typeof entry === 'string' ? 'entry' : `entry.${environment}`;
    if (typeof value !== 'string' || !URL.canParse(value)) continue;
    const { protocol, hostname, href } = new URL(value);
    if (seen.has(href)) add('address-shared', field, `${seen.get(href)} and ${environment}`);
    seen.set(href, environment);
    if (environment === 'development') continue;
    if (LOCAL.test(hostname)) add('address-local', field, value);
    else if (protocol === 'http:') add('address-insecure', field, value);
  }
}

/**
 * Reads the entry as the portal does, in each environment that it has an address for.
 *
 * @param {Record<string, unknown>} entry
 * @param {{ add(name: string, field: string, detail?: string): void, isReported(field: string): boolean }} report
 */
function readByPortal(entry, { add, isReported }) {
  const given = typeof entry.entry === 'string' ? { production: entry.entry } : asRecord(entry.entry);
  const environments = ENVIRONMENTS.filter((name) => given[name]);
  const seen = new Set();
  for (const environment of environments.length > 0 ? environments : ENVIRONMENTS.slice(3)) {
    // An entry without any address is checked with a placeholder.
    const candidate = environments.length > 0 ? entry : { ...entry, entry: 'https://subsystem.invalid/' };
    const address = String((environments.length > 0 && given[environment]) || candidate.entry);
    const origins = URL.canParse(address) ? [new URL(address).origin] : [];
    const reading = readEntry(candidate, { environment, admission: { subsystemOrigins: origins, frameOrigins: [] } });
    const problems = [
      ...('problems' in reading ? reading.problems.map(({ field, message }) => ['entry-refused', field, message]) : []),
      ...('drift' in reading
        ? reading.drift.map(({ path, expected }) => ['field-ignored', path, `must be ${expected}`])
        : []),
    ];
    for (const [name, field, message] of problems) {
      const key = `${name} ${field}`;
      if (seen.has(key) || isReported(String(field))) continue;
      seen.add(key);
      add(String(name), String(field), `${field}: ${message}`);
    }
  }
}

/** Compares the SDK of the project with the one that this command came with. @param {Subject} subject @returns {Found[]} */
function checkSdk({ sdk, sdkOfPortal }) {
  if (!sdk || !sdkOfPortal) return [];
  const numbers = (/** @type {string} */ version) => version.split(/[.-]/).slice(0, 3).map(Number);
  const [ours, theirs] = [numbers(sdkOfPortal), numbers(sdk.version)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  if (at < 0 || !(Number(theirs[at]) < Number(ours[at]))) return [];
  return [
    {
      name: 'sdk-old',
      file: sdk.path,
      ...positionOfField(sdk.text, '@portal/subsystem-sdk'),
      detail: `${sdk.version}, install ${sdkOfPortal}`,
    },
  ];
}
