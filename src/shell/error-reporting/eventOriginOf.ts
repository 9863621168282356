import { registeredCode } from '@/domain/subsystem/paneKey';
import type { Registry } from '@/domain/subsystem/registry';
import type { PaneView } from '@/shell/subsystem-host';

/** The release and the team that an event belongs to. */
export interface EventOrigin {
  region: string;
  version?: string;
  team?: string;
}

const codeOf = ({ code, variant }: Pick<PaneView, 'code' | 'variant'>): string => registeredCode(code, variant) || code;

/** The source of a region, which is the code of a subsystem or the key of its pane. */
export function eventOriginOf(region: string, panes: readonly PaneView[], registry: Registry | null): EventOrigin {
  const own = panes.filter((pane) => pane.key === region || codeOf(pane) === region);
  const pane = own.find(({ key }) => key === region) ?? own.find(({ state }) => state.isActive) ?? own[0];
  const code = pane ? codeOf(pane) : region;
  const subsystem = registry?.subsystems.get(code);
  // Errors of an override do not count for the registered version.
  const isOverridden = pane?.override && pane.override.state !== 'waiting';
  const version = isOverridden ? 'override' : (pane?.version ?? subsystem?.version);
  const team = pane?.owner ?? subsystem?.owner;
  return { region: code, ...(version && { version }), ...(team && { team }) };
}
