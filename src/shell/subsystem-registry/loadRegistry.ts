import * as z from 'zod/mini';
import { parseRegistry } from '@/domain/subsystem/parseRegistry';
import type { Registry } from '@/domain/subsystem/registry';
import { loadJson } from '@/services/http';
import { reportDrift } from '@/utils/drift';
import { getEnvironment } from '@/utils/environment';
import { registryStore } from './registryStore';

const anyDocument = z.unknown();

/** Problems that the console names for one window; the registry is read again every minute. */
const MAX_LOGGED = 200;
const logged = new Set<string>();

function logOnce(line: string): void {
  if (logged.has(line) || logged.size >= MAX_LOGGED) return;
  logged.add(line);
  console.error(line);
}

/** The last document and what was read from it; the same document is not read twice. */
let last: { text: string; registry: Registry } | null = null;

/**
 * Loads the registry of this environment. Invalid entries are logged by name and field and left out; origins are
 * admitted by the environment, never by the registry.
 */
export async function loadRegistry(): Promise<Registry> {
  const { name, subsystemRegistry, subsystemOrigins, frameOrigins } = getEnvironment();
  const document = await loadJson(
    { name: 'subsystemRegistry', address: subsystemRegistry, schema: anyDocument },
    { quiet: true, cache: 'no-cache' },
  );
  const text = JSON.stringify(document);
  if (last?.text === text) {
    registryStore.setState({ registry: last.registry });
    return last.registry;
  }
  const registry = parseRegistry(document, name, {
    subsystemOrigins,
    frameOrigins,
    portalOrigin: window.location.origin,
  });
  for (const { entry, field, message } of registry.problems)
    logOnce(`[portal] registry of subsystems: ${entry}: ${field} ${message}`);
  reportDrift('registry of subsystems', registry.drift ?? []);
  last = { text, registry };
  registryStore.setState({ registry });
  return registry;
}
