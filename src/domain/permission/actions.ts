/**
 * What a person may do inside the portal, as one table from action to permission code (R199). It only decides what is
 * shown: the server judges every call again. Who may do what is not specified, so an action without a code is open
 * to everybody, and a new rule is one line here.
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
  'todos.delete': null,
} as const satisfies Record<string, string | null>;

/** Something in the portal that not everybody may do. */
export type PortalAction = keyof typeof ACTION_PERMISSIONS;

/** The permission codes that a person holds, and whether that is known yet. */
export interface HeldPermissions {
  codes: readonly string[];
  isKnown: boolean;
}

const table: ReadonlyMap<string, string | null> = new Map(Object.entries(ACTION_PERMISSIONS));

/** The permission that an action needs; null for one that is open to everybody: what the table does not name is (R199). */
export const permissionFor = (action: string): string | null => table.get(action) ?? null;

/**
 * Whether somebody holds a permission; undefined while their permissions are not known, when a skeleton is right and a refusal
 * wrong (R194). Everybody has null, which is no permission at all.
 */
export function decidePermission(code: string | null, { codes, isKnown }: HeldPermissions): boolean | undefined {
  if (code === null) return true;
  return isKnown ? codes.includes(code) : undefined;
}
