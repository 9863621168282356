import type { UserInfo } from '@/domain/user/schema';

/** One of the further fields of the authentication call, where it came as a text. */
export function extraText({ extra }: UserInfo, name: string): string {
  const value = extra[name];
  return typeof value === 'string' ? value.trim() : '';
}
