import { useEffect, useState } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

const TYPING_PAUSE_MS = 250;

/** The text typed into a search field until the address has it. */
export function useTyping(applied: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  // A hidden subsystem cannot move: what was typed just before stays in the field and is applied on return.
  const isVisible = usePortalState((state) => state.isVisible);
  useEffect(() => {
    if (typed === null || !isVisible) return;
    const pause = setTimeout(() => {
      setTyped(null);
      if (typed !== applied) apply(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return [typed ?? applied, setTyped];
}
