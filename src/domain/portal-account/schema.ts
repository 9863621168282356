// Assumed as far as responses go: the specification shows only code, msg and data of these calls (A16).
import * as z from 'zod/mini';
import { id, maybe, numberOr, text, wireObject, type Schema } from '../wire';

/** The account of a phone number, if any. */
export interface PortalAccount {
  telephone: string;
  userName: string;
}

export const portalAccount: Schema<PortalAccount | null> = z.pipe(
  z.nullish(wireObject({ telephone: text, userName: text })),
  z.transform((account) => account ?? null),
);

/** A refreshed token, and its lifetime in seconds if the server sends it (R155, R222). */
export interface RefreshedToken {
  ssoToken: string;
  expiresIn?: number;
}

export const refreshedToken: Schema<RefreshedToken> = z.pipe(
  wireObject({ ssoToken: id, expiresIn: z.optional(maybe(numberOr(null))) }),
  z.transform(({ ssoToken, expiresIn }): RefreshedToken => ({ ssoToken, expiresIn: expiresIn ?? undefined })),
);

/** Purpose of a code or binding (A35): 4 binds an old account. */
export type VerificationType = 4 | 5;
