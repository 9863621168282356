import type { Isolation } from './registry';

/** From where this environment lets a micro-app come; the registry never adds to it (A37). */
export interface Admission {
  /** May run in the shell's own document, or in a frame. */
  subsystemOrigins: readonly string[];
  /** Only in a frame. */
  frameOrigins: readonly string[];
  /** Origin of the portal itself: scripts of it in a frame could take the frame's bars away (T13). */
  portalOrigin?: string;
}

/** Why an address may not be loaded from the origins given; null when it may. Origins are compared exactly. */
export function admissionProblem(entry: string, origins: readonly string[]): string | null {
  if (!URL.canParse(entry)) return 'is not an absolute address';
  const url = new URL(entry);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `has the scheme ${url.protocol}`;
  if (url.username || url.password) return 'carries credentials';
  return origins.includes(url.origin) ? null : `its origin ${url.origin} is not admitted in this environment`;
}

/** Why an entry may not run with this isolation; null when it may. */
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
