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

/** Why an address is not allowed by these origins; null when it is. Origins are compared exactly. */
export function admissionProblem(entry: string, origins: readonly string[]): string | null {
  const url = parseUrl(entry);
  if (!url) return 'is not an absolute address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `has the scheme ${url.protocol}`;
  if (url.username || url.password) return 'carries credentials';
  return origins.includes(url.origin) ? null : `its origin ${url.origin} is not admitted in this environment`;
}

/** Why an entry is not allowed with this isolation; null when it is. */
export function entryProblem(entry: string, isolation: Isolation, admission: Admission): string | null {
  const { subsystemOrigins, frameOrigins, portalOrigin } = admission;
  if (isolation === 'frame') {
    const problem = admissionProblem(entry, [...subsystemOrigins, ...frameOrigins]);
    if (problem) return problem;
    return new URL(entry).origin === portalOrigin ? 'the portal’s own origin may not stand in a frame' : null;
  }
  const problem = admissionProblem(entry, subsystemOrigins);
  if (problem && admissionProblem(entry, frameOrigins) === null)
    return `its origin ${new URL(entry).origin} is admitted for frames only`;
  return problem;
}
