// A one-shot grant from the permission check of a click to the opening that follows: one server check per click (R083),
// and nothing is cached for a second or later opening (T18).
const GRANT_TTL_MS = 5000;

let grant: { code: string; until: number } | null = null;

/** Grants access for the opening that follows a click. */
export function grantAccess(systemCode: string): void {
  grant = { code: systemCode, until: Date.now() + GRANT_TTL_MS };
}

/** Consumes the grant. Opening another subsystem discards it, and it expires. */
export function consumeAccessGrant(systemCode: string): boolean {
  const isGranted = grant !== null && grant.code === systemCode && Date.now() < grant.until;
  grant = null;
  return isGranted;
}

/** Revokes the grant when the click did not navigate. */
export function revokeAccessGrant(): void {
  grant = null;
}
