export interface WindowChannel {
  /** Sends to the other windows; this one does not receive its own message. */
  post(message: unknown): void;
  /** Calls the listener with every message, which may come from another build. Returns the unsubscribe function. */
  listen(listener: (data: unknown) => void): () => void;
}

/** Creates a channel between the windows of one browser, opened on first use; silent where browsers lack it (F55). */
export function createWindowChannel(name: string): WindowChannel {
  let channel: BroadcastChannel | null | undefined;
  const open = () => (channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null);

  return {
    post: (message) => open()?.postMessage(message),
    listen(listener) {
      const opened = open();
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      opened?.addEventListener('message', onMessage);
      return () => opened?.removeEventListener('message', onMessage);
    },
  };
}
