import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewritePorts } from '../../config/ports.cjs';
import { SUBSYSTEMS, type SubsystemRow } from './seeds/subsystems';

interface RegistryEntry {
  code: string;
  name?: { 'zh-CN'?: string; 'en-US'?: string };
  names?: Record<string, { 'zh-CN'?: string; 'en-US'?: string }>;
  isolation?: string;
  entry: Record<string, string>;
  entryCodes?: string[];
  bridge?: string;
}

/** The registry file, as far as the mock server uses it. */
export interface RegistryFile {
  subsystems: RegistryEntry[];
}

/** The registry of the sources: an edit counts at the next request, also behind a build. */
export const readRegistry = (): RegistryFile =>
  JSON.parse(rewritePorts(readFileSync(join(process.cwd(), 'public/subsystems.json'), 'utf8'))) as RegistryFile;

/** What the registry lists; nothing while its file cannot be read, such as in the middle of an edit. */
export function registeredSubsystems(): RegistryEntry[] {
  try {
    return readRegistry().subsystems;
  } catch {
    return [];
  }
}

/** Ids of entries that only the registry has, above those of the seeds. */
export const FIRST_REGISTERED_ID = 501;

/**
 * All entries of the navigation: those of the seeds, then one for each entry code that only the registry lists, so that
 * whatever is registered can be opened (A27).
 */
export function subsystemRows(): readonly SubsystemRow[] {
  const registered = registeredSubsystems().filter(({ code, entryCodes }) => code && Array.isArray(entryCodes));
  const rows = [...SUBSYSTEMS];
  for (const { code, name, names, entryCodes = [] } of registered)
    for (const systemCode of entryCodes) {
      if (rows.some((row) => row.systemCode === systemCode)) continue;
      rows.push({
        id: FIRST_REGISTERED_ID + rows.length - SUBSYSTEMS.length,
        systemCode,
        systemName: names?.[systemCode]?.['zh-CN'] ?? name?.['zh-CN'] ?? name?.['en-US'] ?? systemCode,
        isShow: 0,
        orderNumber: rows.length + 1,
        isFixed: 0,
        isByd: code === 'byd' ? '1' : '0',
        icon: '',
      });
    }
  return rows;
}

/** The entry with this code, or undefined. */
export const rowOf = (systemCode: string): SubsystemRow | undefined =>
  subsystemRows().find((row) => row.systemCode === systemCode);
