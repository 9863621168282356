import type { LOCAL_KEYS } from '@/constants/storage';
import { localArea } from '@/utils/storage';

/**
 * A value of local storage that is offered to the same person only (A31, T3). It is stored as `{ person, [field] }`.
 *
 * @param accept - Reads a stored value; undefined if it cannot be read.
 */
export function createPersonalValue<Value>(
  key: keyof typeof LOCAL_KEYS,
  field: string,
  accept: (value: unknown) => Value | undefined,
) {
  const acceptStored = (stored: unknown): { person: string; value: Value } | undefined => {
    const { person, [field]: given } = (stored ?? {}) as Record<string, unknown>;
    const value = accept(given);
    return typeof person === 'string' && value !== undefined ? { person, value } : undefined;
  };

  return {
    /** Returns this user's value and removes another user's. While nobody is known, as at sign-out, it is kept. */
    read(userKey: string | null): Value | undefined {
      if (userKey === null) return undefined;
      const stored = localArea.read(key, acceptStored);
      if (stored?.person === userKey) return stored.value;
      if (stored) localArea.remove(key);
      return undefined;
    },
    /** Without a key for the person the value is not stored. */
    write(userKey: string | null, value: Value): void {
      if (userKey !== null) localArea.write(key, { person: userKey, [field]: value });
    },
  };
}
