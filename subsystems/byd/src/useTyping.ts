import { useState } from 'react';

/**
 * The text of a search field whose address takes every character at once, so that leaving the page loses nothing.
 * Until the address has followed, the field shows what was typed; an address that changes otherwise (back, reset) wins.
 */
export function useTyping(applied: string, apply: (text: string) => void): [string, (text: string) => void] {
  // What the address has and gets, oldest first; null once it has the last of them.
  const [pending, setPending] = useState<readonly string[] | null>(null);
  if (pending && (applied === pending.at(-1) || !pending.includes(applied))) setPending(null);
  const type = (text: string) => {
    setPending([...(pending ?? [applied]), text]);
    apply(text);
  };
  return [pending?.at(-1) ?? applied, type];
}
