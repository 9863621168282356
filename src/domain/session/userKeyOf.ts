const FNV_PRIME = 0x100000001b3n;
const FNV_OFFSET = 0xcbf29ce484222325n;

/**
 * Opaque key of a person for storing drafts and the last address (A31). Derived from job number and name, never from
 * the phone; it distinguishes people and is not a secret. Null if the person cannot be identified: nothing may be
 * stored then.
 */
export function userKeyOf(user: { jobNumber?: string | null; userName?: string | null }): string | null {
  const jobNumber = user.jobNumber?.trim() ?? '';
  const userName = user.userName?.trim() ?? '';
  if (!jobNumber && !userName) return null;
  let hash = FNV_OFFSET;
  const identity = `${jobNumber}\n${userName}`;
  for (let index = 0; index < identity.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(identity.charCodeAt(index))) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0');
}
