import * as z from 'zod/mini';
import { flag, id, listOf, numberOr, openWireObject, text, wireObject, type Schema } from '../wire';

/** An entry of the navigation as the server lists it (R132). */
export interface ServerEntry {
  id: string;
  systemCode: string;
  systemName: string;
  /** In the main row; otherwise under 'more'. */
  isShow: boolean;
  /** Position; an entry without one comes last. */
  orderNumber: number;
  isFixed: boolean;
  /** Belongs to the work-order app ('1' on the wire). */
  isByd: boolean;
  icon: string;
}

/** One navigation entry as the server sends it; without a code it leads nowhere and is left out. */
export const serverEntry = wireObject({
  id,
  systemCode: id,
  systemName: text,
  isShow: flag,
  orderNumber: numberOr(Number.MAX_SAFE_INTEGER),
  isFixed: flag,
  isByd: flag,
  icon: text,
});

export const serverEntries: Schema<ServerEntry[]> = listOf(serverEntry);

/** One entry of the saved order on the wire: exactly these keys (R138). */
export interface MenuOrderItem {
  id: string;
  isShow: 0 | 1;
  systemCode: string;
  orderNumber: number;
}

const menuOrderItem = z.strictObject({
  id: z.string().check(z.minLength(1)),
  isShow: z.literal([0, 1]),
  systemCode: z.string(),
  orderNumber: z.number(),
});

/** The body of the order call. */
export const menuOrder: Schema<MenuOrderItem[]> = z.array(menuOrderItem);

/** Response to "may this person open this subsystem" (R133). */
export interface PermissionVerdict {
  /** '1' allows; '0', '4', '5' and others are reasons for denial; empty if the server sent none. */
  isLimit: string;
  reasonsRejection: string;
}

/**
 * Only text and numbers count: true, lists, objects and an absent value read as empty, which denies: only '1' can
 * open (T18).
 */
export const permissionVerdict: Schema<PermissionVerdict> = wireObject({ isLimit: text, reasonsRejection: text });

// Assumed: the specification lists only the key `systemCode` of the permission-menu list (A16).

/** A node of the permission-menu tree; unknown fields of the server are kept. */
export interface PermissionMenu {
  systemCode: string;
  id: string;
  name: string;
  children: PermissionMenu[];
  [extra: string]: unknown;
}

const permissionMenu: Schema<PermissionMenu> = z.pipe(
  openWireObject({
    systemCode: text,
    id,
    name: text,
    children: z.optional(z.lazy(() => listOf(permissionMenu))),
  }),
  z.transform((node): PermissionMenu => ({ ...node, children: node.children ?? [] })),
);

export const permissionMenus: Schema<PermissionMenu[]> = listOf(permissionMenu);
