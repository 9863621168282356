import { userInfo, type UserInfo } from '@/domain/user/schema';
import { call, type CallOptions } from './http';
import { get } from './http/endpoint';

/** Calls about the person who is signed in. */
export const userEndpoints = {
  getUserInfo: get<void, UserInfo>({
    row: 'R206',
    name: 'getUserInfo',
    path: '/system/user/center/getUserInfo',
    response: userInfo,
    needsData: true,
    background: true,
  }),
};

/** The person who is signed in (R206). */
export const getUserInfo = (options?: CallOptions): Promise<UserInfo> =>
  call(userEndpoints.getUserInfo, undefined, options);
