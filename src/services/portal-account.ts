import {
  portalAccount,
  refreshedToken,
  type PortalAccount,
  type RefreshedToken,
  type VerificationType,
} from '@/domain/portal-account/schema';
import { nothing } from '@/domain/wire';
import { call, callEnvelope, type CallOptions, type Envelope } from './http';
import { get, post } from './http/endpoint';

/** Endpoints of the portal host for accounts and the token. */
export const portalAccountEndpoints = {
  findUserInfoByPhone: post<{ telephone: string }, PortalAccount | null>({
    row: 'R218',
    name: 'findUserInfoByPhone',
    host: 'portal',
    path: '/api/portal/findUserInfoByPhone',
    response: portalAccount,
  }),
  addAccount: post<{ bipNum: string }, void>({
    row: 'R219',
    name: 'addAccount',
    host: 'portal',
    path: '/api/portal/addAccount',
    response: nothing,
    effect: 'creates',
  }),
  bindOldAccount: post<{ telephone: string; msgCode: string; bipNum: string; type: VerificationType }, void>({
    row: 'R220',
    name: 'bindOldAccount',
    host: 'portal',
    path: '/api/portal/bindOldAccount',
    response: nothing,
    effect: 'changes',
  }),
  smsSendCode: post<{ type: VerificationType; telephone: string }, void>({
    row: 'R221',
    name: 'smsSendCode',
    host: 'portal',
    path: '/api/user/smsSendCode',
    response: nothing,
  }),
  reflashToken: get<void, RefreshedToken>({
    row: 'R222',
    name: 'reflashToken',
    host: 'portal',
    path: '/api/reflashToken',
    response: refreshedToken,
    needsData: true,
    retries: false,
    background: true,
  }),
};

/** Type of codes and bindings (A35). */
const BIND_OLD_ACCOUNT: VerificationType = 4;

/** The account of a phone number; null if there is none (R218). */
export const findUserInfoByPhone = (telephone: string, options?: CallOptions): Promise<PortalAccount | null> =>
  call(portalAccountEndpoints.findUserInfoByPhone, { telephone }, options);

/** Creates an account; the dialog evaluates the response (R219, R290). */
export const addAccount = (bipNum: string, options?: CallOptions): Promise<Envelope<void>> =>
  callEnvelope(portalAccountEndpoints.addAccount, { bipNum }, options);

/** The binding form with the account number. */
export interface AccountBinding {
  /** The old phone (R137). */
  username: string;
  msgCode: string;
  bipNum: string;
}

/** Binds an old account; the dialog evaluates the response (R220, R290). */
export const bindOldAccount = (
  { username, msgCode, bipNum }: AccountBinding,
  options?: CallOptions,
): Promise<Envelope<void>> =>
  callEnvelope(
    portalAccountEndpoints.bindOldAccount,
    { telephone: username, msgCode, bipNum, type: BIND_OLD_ACCOUNT },
    options,
  );

/** Sends a code to a phone; the dialog evaluates the response (R221, R298). */
export const sendSmsCode = (telephone: string, options?: CallOptions): Promise<Envelope<void>> =>
  callEnvelope(portalAccountEndpoints.smsSendCode, { type: BIND_OLD_ACCOUNT, telephone }, options);

/** Refreshes the token (`reflashToken` on the wire, R222). */
export const refreshToken = (options?: CallOptions): Promise<RefreshedToken> =>
  call(portalAccountEndpoints.reflashToken, undefined, options);
