import { userInfo, type UserInfo } from '@/domain/user/schema';
import { call, type CallOptions } from './http';
import { get } from './http/endpoint';

/** Endpoints of the current person. */
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

/** The current person (R206). */
export const getUserInfo = (options?: CallOptions): Promise<UserInfo> =>
  call(userEndpoints.getUserInfo, undefined, options);
