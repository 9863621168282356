import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** The text typed into a search field until the address has it. */
export function useTyping(applied: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => {
      setTyped(null);
      if (typed !== applied) apply(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return [typed ?? applied, setTyped];
}
