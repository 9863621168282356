/**
 * Permission code required for each action in the portal (R199). Only decides what is shown: the server checks every
 * call. The specification names no permissions, so an action without a code is open to everyone; add a rule by adding
 * a line.
 */
export const ACTION_PERMISSIONS = {
  'notices.publish': 'notice:publish',
  'notices.delete': 'notice:delete',
  'manuals.publish': 'manual:publish',
  'manuals.delete': 'manual:delete',
  'messages.publish': 'message:publish',
  'messages.delete': 'message:delete',
  'gray.edit': 'gray:edit',
  'dictionary.edit': 'dictionary:edit',
  'applications.apply': 'personal:apply',
  // Open to everyone in development and test (shell/permissions/useMayInspect).
  'subsystems.inspect': 'subsystem:inspect',
  // Asked for only where the environment says `overrides: 'role'` (shell/permissions/mayOverride).
  'subsystems.override': 'subsystem:override',
  'todos.delete': null,
} as const satisfies Record<string, string | null>;

/** An action that may require a permission. */
export type PortalAction = keyof typeof ACTION_PERMISSIONS;

/** The person's permission codes, and whether they are loaded. */
export interface HeldPermissions {
  codes: readonly string[];
  isKnown: boolean;
}

const table: ReadonlyMap<string, string | null> = new Map(Object.entries(ACTION_PERMISSIONS));

/** The permission that an action requires; null when it requires none, also for actions not in the table (R199). */
export const permissionFor = (action: string): string | null => table.get(action) ?? null;

/**
 * Whether a person has a permission; undefined until the permissions are loaded: show a skeleton then, not a
 * refusal (R194). Null stands for no required permission and is always granted.
 */
export function decidePermission(code: string | null, { codes, isKnown }: HeldPermissions): boolean | undefined {
  if (code === null) return true;
  return isKnown ? codes.includes(code) : undefined;
}
