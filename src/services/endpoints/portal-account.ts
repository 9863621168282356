import {
  portalAccount,
  refreshedToken,
  type PortalAccount,
  type RefreshedToken,
  type VerificationType,
} from '@/domain/portal-account/assumed';
import { nothing } from '@/domain/wire';
import { get, post } from '../http/endpoint';

/** Calls of the portal host about accounts and the token. */
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
  }),
  bindOldAccount: post<{ telephone: string; msgCode: string; bipNum: string; type: VerificationType }, void>({
    row: 'R220',
    name: 'bindOldAccount',
    host: 'portal',
    path: '/api/portal/bindOldAccount',
    response: nothing,
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
