import { userInfo, type UserInfo } from '@/domain/user/schema';
import { get } from '../http/endpoint';

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
