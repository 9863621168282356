import * as z from 'zod/mini';
import { maybe, numberOr, openWireObject, text, type Schema } from '../wire';

/** The person who is signed in (R131). */
export interface UserInfo {
  /** Empty for a person without one, who cannot sign in (R190). */
  telephone: string;
  /** `zattestState` on the wire: 4 under review, 5 to be verified, anything else neither. */
  identityState: number;
  userName: string;
  /** 1 male, 0 female, anything else neutral (A13). */
  sex: number | null;
  /** `jobNum` on the wire. */
  jobNumber: string;
  /** Base64 of `<bipNum>,<source>,<bound>` (A20). */
  loginTicket?: string;
  /** Session lifetime in seconds, if the server sends it (R155). */
  expiresIn?: number;
  /** Further fields of the authentication call, unchanged. */
  extra: Record<string, unknown>;
}

/** User info as the server sends it. */
const userInfoWire = openWireObject({
  telephone: text,
  // An unreadable state does not block the portal: it requires nothing (R164).
  zattestState: z.catch(numberOr(0), 0),
  userName: text,
  sex: numberOr(null),
  jobNum: text,
  loginTicket: z.optional(maybe(text)),
  expiresIn: z.optional(maybe(numberOr(null))),
});

export const userInfo: Schema<UserInfo> = z.pipe(
  userInfoWire,
  z.transform(({ telephone, zattestState, userName, sex, jobNum, loginTicket, expiresIn, ...extra }): UserInfo => ({
    telephone,
    identityState: zattestState,
    userName,
    sex,
    jobNumber: jobNum,
    loginTicket,
    expiresIn: expiresIn ?? undefined,
    extra,
  })),
);

/** User info with the wire's field names, which storage uses too (R131, R142); `userInfo` reads it back. */
export const toUserInfoWire = ({ identityState, jobNumber, extra, ...same }: UserInfo): Record<string, unknown> => ({
  ...extra,
  ...same,
  zattestState: identityState,
  jobNum: jobNumber,
});
