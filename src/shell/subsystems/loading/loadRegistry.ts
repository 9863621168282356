import * as z from 'zod/mini';
import { parseRegistry, type Registry } from '@/domain/subsystem/registry';
import { loadJson } from '@/services/http';
import { reportDrift } from '@/utils/drift';
import { getEnvironment } from '@/utils/environment';
import { registryStore } from './registryStore';

const anyDocument = z.unknown();

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
  const registry = parseRegistry(document, name, {
    subsystemOrigins,
    frameOrigins,
    portalOrigin: window.location.origin,
  });
  for (const { entry, field, message } of registry.problems)
    console.error(`[portal] registry of subsystems: ${entry}: ${field} ${message}`);
  reportDrift('registry of subsystems', registry.drift ?? []);
  registryStore.setState({ registry });
  return registry;
}
