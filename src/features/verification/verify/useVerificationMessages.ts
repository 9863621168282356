import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readMessage, type VerificationMessage } from '@/domain/verification';

/**
 * Handles messages of the embedded page while its dialog is open. Only messages from its exact origin, from that
 * frame's window, and in the specified format are accepted: any window can send messages here, including micro-apps of
 * our own origin, and one of them ends the session (T12). The cheap checks come first, so a flood costs little.
 */
export function useVerificationMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  onMessage: (message: VerificationMessage) => void,
): void {
  const handleMessage = useEffectEvent(onMessage);

  useEffect(() => {
    if (origin === null) return;
    const listen = (event: MessageEvent<unknown>) => {
      const sender = frame.current?.contentWindow;
      if (event.origin !== origin || !sender || event.source !== sender) return;
      const message = readMessage(event.data);
      if (message) handleMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
}
