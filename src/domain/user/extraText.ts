import type { UserInfo } from './schema';

/** Returns an additional field of the authentication response if it is a string. */
export function extraText({ extra }: UserInfo, name: string): string {
  const value = extra[name];
  return typeof value === 'string' ? value.trim() : '';
}
