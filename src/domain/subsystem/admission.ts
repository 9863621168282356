import { parseUrl } from '../parseUrl';
import type { Isolation } from './registeredSubsystem';

/** Origins that this environment allows micro-apps from; the registry cannot extend them (A37). */
export interface Admission {
  /** Allowed in the portal's own document, or in a frame. */
  subsystemOrigins: readonly string[];
  /** Allowed in a frame only. */
  frameOrigins: readonly string[];
  /** Origin of the portal itself: its scripts in a frame could remove the frame's restrictions (T13). */
  portalOrigin?: string;
}

/** What to write into which list of the environment file, to admit an origin. */
export const admissionLine = (list: 'subsystemOrigins' | 'frameOrigins', origin: string): string =>
  `"${list}": [..., "${origin}"]`;

/** Origin of a script that an administrator could admit; null when its address has none. */
export function admissibleOrigin(address: string): string | null {
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.origin : null;
}

/** Whether an address is allowed by these origins, which are compared exactly. */
export function hasAdmittedOrigin(address: string, origins: readonly string[]): boolean {
  const origin = admissibleOrigin(address);
  return origin !== null && origins.includes(origin);
}

/** Why an address is not allowed by these origins; null when it is (`hasAdmittedOrigin`). */
export function admissionProblem(
  entry: string,
  origins: readonly string[],
  list: 'subsystemOrigins' | 'frameOrigins' = 'subsystemOrigins',
): string | null {
  if (hasAdmittedOrigin(entry, origins)) return null;
  const url = parseUrl(entry);
  if (!url) return 'is not an absolute address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `has the scheme ${url.protocol}`;
  if (url.username || url.password) return 'carries credentials';
  return `its origin ${url.origin} is not admitted in this environment; to admit it, write ${admissionLine(list, url.origin)} into environment.js`;
}

/** Line of the console for a script of an origin that the sandbox does not admit. */
export const scriptRefusal = (code: string, address: string): string =>
  `[subsystem] ${code}: a script was refused: ${admissionProblem(address, [])} (${address})`;

/** Why an entry is not allowed with this isolation; null when it is. */
export function entryProblem(entry: string, isolation: Isolation, admission: Admission): string | null {
  const { subsystemOrigins, frameOrigins, portalOrigin } = admission;
  if (isolation === 'frame') {
    const problem = admissionProblem(entry, [...subsystemOrigins, ...frameOrigins], 'frameOrigins');
    if (problem) return problem;
    return new URL(entry).origin === portalOrigin ? 'the portal’s own origin may not stand in a frame' : null;
  }
  const problem = admissionProblem(entry, subsystemOrigins);
  if (problem && hasAdmittedOrigin(entry, frameOrigins))
    return `its origin ${new URL(entry).origin} is admitted for frames only; for the sandbox, write ${admissionLine('subsystemOrigins', new URL(entry).origin)} into environment.js`;
  return problem;
}
