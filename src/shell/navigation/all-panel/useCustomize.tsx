import { useState, type ComponentType, type ReactNode } from 'react';
import { AppModal } from '@/components/app-modal';
import { reportFailure } from '@/shell/feedback';
import { forgetFailedParts, retryableLoad } from '@/utils/retryableLazy';

type Dialog = ComponentType<{ onClose(): void }>;

const load = retryableLoad(async (): Promise<Dialog> => {
  const [{ CustomizeDialog }] = await Promise.all([import('../customize'), AppModal.preload()]);
  return CustomizeDialog;
});

/**
 * Opens the dialog of the menu customization (R088), whose code comes with its first opening. It stands beside the
 * panel, which closes meanwhile; its dialog keeps a state of its own instead of Suspense, as all dialogs do.
 */
export function useCustomize(): { customize(): void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const customize = () => {
    // A part that failed is asked for again: the person has clicked again.
    forgetFailedParts();
    load().then((loaded) => setDialog(() => loaded), reportFailure);
  };
  return { customize, dialog: Dialog && <Dialog onClose={() => setDialog(null)} /> };
}
