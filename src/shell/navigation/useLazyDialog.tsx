import { useState, type ComponentType, type ReactNode } from 'react';
import { reportFailure } from '@/shell/feedback';
import { forgetFailedChunks } from '@/utils/retryableLazy';

/** A dialog that is mounted while it is open. */
export type LazyDialog = ComponentType<{ onClose(): void }>;

/**
 * A dialog whose code is loaded when it first opens. Uses its own state instead of Suspense, like all dialogs
 * (`AppModal`), and renders outside the menu that opened it, which closes meanwhile.
 *
 * @param load - Loads the component, wrapped in `retryableLoad`.
 */
export function useLazyDialog(load: () => Promise<LazyDialog>): { open(): void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);
  const open = () => {
    // Opening again retries chunks that failed before.
    forgetFailedChunks();
    load().then((loaded) => setDialog(() => loaded), reportFailure);
  };
  return { open, dialog: Dialog && <Dialog onClose={() => setDialog(null)} /> };
}
