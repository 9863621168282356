import { useState, type ComponentType, type ReactNode } from 'react';
import { reportFailure } from '@/shell/feedback';
import { forgetFailedChunks } from '@/utils/retryableLazy';

/** A dialog that is mounted while it is open. */
export type LateDialog = ComponentType<{ onClose(): void }>;

/**
 * A dialog whose code comes with its first opening. It is kept by a state of its own instead of Suspense, as all
 * dialogs are (`AppModal`), and stands beside the menu that opened it, which closes meanwhile.
 *
 * @param load - Loads it, by `retryableLoad`.
 */
export function useLateDialog(load: () => Promise<LateDialog>): { open(): void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<LateDialog | null>(null);
  const open = () => {
    // The person asks again, so what failed before is fetched again.
    forgetFailedChunks();
    load().then((loaded) => setDialog(() => loaded), reportFailure);
  };
  return { open, dialog: Dialog && <Dialog onClose={() => setDialog(null)} /> };
}
