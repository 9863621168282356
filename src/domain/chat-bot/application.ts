import { currentEntryCode, type Path } from '@/domain/navigation/currentEntryCode';
import { CODE_PATHS } from '@/domain/navigation/codes';

/** Chat-bot application of each system that has one (R093). */
export const CHAT_BOT_APPLICATIONS: ReadonlyMap<string, number> = new Map([
  ['workorder', 27],
  ['integrated', 30],
  ['task', 33],
  ['gdzt', 34],
  ['bjDigitization', 35],
  ['af', 36],
  ['lift', 37],
  ['publicBenefits', 48],
  ['decoration', 49],
]);

/**
 * The application of an address: by the code of its subsystem (R096), or by the path that a code leads to, as with
 * bjDigitization on /bjxt. Undefined where there is no chat-bot.
 */
export function applicationAt(location: Path): number | undefined {
  const own = CHAT_BOT_APPLICATIONS.get(currentEntryCode(location));
  if (own !== undefined) return own;
  // Routes match case-insensitively.
  const path = `/${location.pathname.split('/').find(Boolean) ?? ''}`.toLowerCase();
  for (const [named, application] of CHAT_BOT_APPLICATIONS) if (CODE_PATHS.get(named) === path) return application;
  return undefined;
}
