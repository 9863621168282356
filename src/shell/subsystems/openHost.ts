import type { Host } from './host/hostParts';
import { stageStore } from './stageStore';

let opening: Promise<Host> | null = null;

/** The host, loaded when the first subsystem is wished for; a failed load is forgotten, so that it can be tried again. */
export function openHost(): Promise<Host> {
  opening ??= import('./startHost').then(
    ({ startHost }) => {
      stageStore.setState({ partFailure: null });
      return startHost();
    },
    (error: unknown) => {
      opening = null;
      const detail = error instanceof Error ? error.message : String(error);
      stageStore.setState({ partFailure: { kind: 'part-missing', detail } });
      throw error;
    },
  );
  return opening;
}

/** Does something with the host; a host that cannot be loaded is on screen already. */
export const withHost = (use: (host: Host) => void): void => void openHost().then(use, () => undefined);
