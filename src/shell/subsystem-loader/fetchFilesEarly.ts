import { admissionProblem } from '@/domain/subsystem/admission';
import { isRecord } from '@/domain/wire/json';
import { fetchJsonEarly } from '@/services/http';
import { fetchPlainEarly } from '@/services/http/fetchPlain';
import { canPrefetch } from '@/utils/canPrefetch';
import { getEnvironment } from '@/utils/environment';
import { readPage } from './readPage';

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
 * while the code of the host still loads, which takes the responses. Runs nothing of them.
 */
export async function fetchFilesEarly(code: string): Promise<void> {
  if (!canPrefetch()) return;
  const { name, subsystemRegistry, subsystemOrigins } = getEnvironment();
  const isAdmitted = (address: string) => admissionProblem(address, subsystemOrigins) === null;
  const registry = await fetchJsonEarly(subsystemRegistry, 'no-cache');
  const entry = entryIn(await registry.clone().json(), code, name);
  if (entry === undefined || !isAdmitted(entry)) return;
  const { href } = new URL(entry);
  const page = await fetchPlainEarly(href, 'no-cache');
  if (!page.ok) return;
  for (const { address } of readPage(await page.clone().text(), href).scripts)
    if (isAdmitted(address)) void fetchPlainEarly(address, 'default');
}
