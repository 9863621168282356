// Assumed as far as answers go: the specification shows only code, msg and data of these calls (A16).
import * as z from 'zod/mini';
import { id, maybe, numberOr, text, wireObject, type Schema } from '../wire';

/** The account found for a phone number, if there is one. */
export interface PortalAccount {
  telephone: string;
  userName: string;
}

export const portalAccount: Schema<PortalAccount | null> = z.pipe(
  z.nullish(wireObject({ telephone: text, userName: text })),
  z.transform((account) => account ?? null),
);

/** A fresh token, and how many seconds it lives when the server says so (R155, R222). */
export interface RefreshedToken {
  ssoToken: string;
  expiresIn?: number;
}

export const refreshedToken: Schema<RefreshedToken> = z.pipe(
  wireObject({ ssoToken: id, expiresIn: z.optional(maybe(numberOr(null))) }),
  z.transform(({ ssoToken, expiresIn }): RefreshedToken => ({ ssoToken, expiresIn: expiresIn ?? undefined })),
);

/** What a code or a binding is for (A35): 4 is the binding of an old account. */
export type VerificationType = 4 | 5;
