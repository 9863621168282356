import type { UserInfo } from '@/domain/user/schema';
import { userEndpoints } from './endpoints/users';
import { call, type CallOptions } from './http';

/** The person who is signed in (R206). */
export const getUserInfo = (options?: CallOptions): Promise<UserInfo> =>
  call(userEndpoints.getUserInfo, undefined, options);
