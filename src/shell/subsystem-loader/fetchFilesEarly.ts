import { ENVIRONMENT_FILE } from '@/constants/environment';
import { hasAdmittedOrigin } from '@/domain/subsystem/admission';
import { isRecord } from '@/domain/wire/json';
import { fetchEarly } from '@/services/http/earlyResponses';
import { jsonInit, plainInit } from '@/services/http/requestInit';
import { canPrefetch } from '@/utils/canPrefetch';
import { readPage } from './readPage';

/** What the environment file says of subsystems, or null if the portal has to look closer (`readEnvironment`). */
async function readEnvironmentEarly() {
  if (window.__PORTAL_ENVIRONMENT__ === undefined)
    await new Promise((resolve) =>
      document.querySelector(`script[src="${ENVIRONMENT_FILE}"]`)?.addEventListener('load', resolve, { once: true }),
    );
  const environment = window.__PORTAL_ENVIRONMENT__;
  if (!isRecord(environment) || !Array.isArray(environment.subsystemOrigins)) return null;
  const { name, subsystemRegistry = '/subsystems.json', subsystemOrigins } = environment;
  if (typeof name !== 'string' || typeof subsystemRegistry !== 'string') return null;
  return { name, subsystemRegistry, subsystemOrigins: subsystemOrigins as string[] };
}

/**
 * Address of the page of a subsystem, read from the registry as it was sent; undefined where only the host decides: a
 * frame, a release with a hash, an entry that is turned off or unreadable.
 */
function entryIn(registry: unknown, code: string, environment: string): string | undefined {
  const listed = isRecord(registry) && Array.isArray(registry.subsystems) ? (registry.subsystems as unknown[]) : [];
  const found = listed.filter(isRecord).find((each) => each.code === code);
  if (!found || found.isolation === 'frame' || found.integrity || found.disabled) return undefined;
  const entry = isRecord(found.entry) ? found.entry[environment] : found.entry;
  return typeof entry === 'string' ? entry : undefined;
}

/**
 * Asks for the registry, the page and the scripts of the subsystem that the opened address names, one after the other,
 * while the code of the portal still loads, which takes the responses. Runs nothing of them.
 *
 * The build makes it a part of the script that the page loads first (config/plugins/bundle.ts): it imports as little as
 * possible, and only files without an effect of their own.
 *
 * @param codes Codes of the subsystems by the first part of their addresses.
 */
export async function fetchFilesEarly(
  codes: Readonly<Record<string, string>>,
  { pathname } = window.location,
): Promise<void> {
  const first = pathname.split('/')[1] ?? '';
  if (!Object.hasOwn(codes, first) || !canPrefetch()) return;
  const environment = await readEnvironmentEarly();
  if (!environment) return;
  const { name, subsystemRegistry, subsystemOrigins } = environment;
  const registry = await fetchEarly(
    new URL(subsystemRegistry, window.location.href).href,
    jsonInit({ cache: 'no-cache' }),
  );
  const entry = entryIn(await registry.clone().json(), codes[first]!, name);
  if (entry === undefined || !hasAdmittedOrigin(entry, subsystemOrigins)) return;
  const { href } = new URL(entry);
  const page = await fetchEarly(href, plainInit({ cache: 'no-cache' }));
  if (!page.ok) return;
  for (const { address } of readPage(await page.clone().text(), href).scripts)
    if (hasAdmittedOrigin(address, subsystemOrigins)) void fetchEarly(address, plainInit({ cache: 'default' }));
}
