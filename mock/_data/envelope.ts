/** The three API hosts (A36): they differ in path prefix and in envelope (A22). */
export type HostKind = 'base' | 'workOrder' | 'portal';

/** Path prefix of each host on the portal's own origin. */
export const HOST_PREFIX: Record<HostKind, string> = { base: '/_base', workOrder: '/_workorder', portal: '/_portal' };

/** Thrown by a handler to reject the user's input: sent as an envelope error with HTTP 200. */
export class BusinessError extends Error {
  constructor(
    message: string,
    readonly status = '0',
  ) {
    super(message);
    this.name = 'BusinessError';
  }
}

/** Envelope of a host for a successful call (A22). */
export const success = (host: HostKind, data: unknown) =>
  host === 'portal'
    ? { code: 1, msg: '操作成功', data: data ?? null }
    : { status: '1', msg: '操作成功', data: data ?? null };

/** Envelope of a host for a refused call; '201' is the same on every host (A22). */
export function failure(host: HostKind, status: string, msg: string) {
  if (status === '201') return { status, msg };
  return host === 'portal'
    ? { code: /^-?\d+$/.test(status) ? Number(status) : status, msg, data: null }
    : { status, msg, data: null };
}

/** Response of every host when the session has expired or there is none. */
export const SESSION_EXPIRED_MESSAGE = '登录已过期，请重新登录';
