// Assumed: the specification lists only the key `systemCode` of the permission-menu list (A16).
import * as z from 'zod/mini';
import { id, listOf, openWireObject, text, type Schema } from '../wire';

/** A node of the permission-menu tree; unknown fields of the server are kept. */
export interface PermissionMenu {
  systemCode: string;
  id: string;
  name: string;
  children: PermissionMenu[];
  [extra: string]: unknown;
}

export const permissionMenu: Schema<PermissionMenu> = z.pipe(
  openWireObject({
    systemCode: text,
    id,
    name: text,
    children: z.optional(z.lazy(() => listOf(permissionMenu))),
  }),
  z.transform((node): PermissionMenu => ({ ...node, children: node.children ?? [] })),
);

export const permissionMenus: Schema<PermissionMenu[]> = listOf(permissionMenu);
