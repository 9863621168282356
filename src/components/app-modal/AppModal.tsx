import { useEffect, useState, type ReactNode } from 'react';
import { FailureCard } from '@/components/error-boundary';
import { forgetFailedChunks, retryableLoad } from '@/utils/retryableLazy';
import { useFocusReturn } from '@/utils/useFocusReturn';
import { FailedDialog } from './FailedDialog';

export type AppModalProps = {
  open: boolean;
  /** Every dialog has a title of its own; without one it says so (R124). */
  title?: ReactNode;
  /** In pixels; 580 by default, never wider than the window (R123). */
  width?: number;
  onClose(): void;
  /** Asked before the person closes the dialog; false keeps it open (unsaved input). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Shows the button that does what the dialog is for, beside a button that leaves it. */
  onOk?: () => void;
  okText?: ReactNode;
  cancelText?: ReactNode;
  isDanger?: boolean;
  /** The action is running: the button shows a spinner and the dialog cannot be closed. */
  isBusy?: boolean;
  isOkDisabled?: boolean;
  /** Replaces the two buttons; null leaves the foot out. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
};

const loadFrame = retryableLoad(() => import('./DialogFrame'));
type Frame = Awaited<ReturnType<typeof loadFrame>>['default'];

/**
 * The one dialog of the portal (R123–R127): 580 px, closed by Escape and not by a click beside it, dragged by its
 * header, keeping the focus and giving it back. Its code comes with the first dialog.
 */
export function AppModal(props: AppModalProps) {
  const { open, onClose } = props;
  const { Frame, failure, retry } = useFrame(open);
  useFocusReturn(open);
  if (!open) return null;
  if (Frame) return <Frame {...props} />;
  if (failure === undefined) return null;
  return (
    <FailedDialog onClose={onClose}>
      <FailureCard error={failure} onRetry={retry} />
    </FailedDialog>
  );
}

/** Fetches the code of dialogs before the first one is opened. */
AppModal.preload = (): Promise<unknown> => loadFrame().catch(() => undefined);

/**
 * The dialog's code, by a state of its own instead of Suspense: antd's dialogs note themselves as the topmost while
 * they render, and an attempt that React throws away would stay noted and swallow the Escape key.
 */
function useFrame(open: boolean) {
  const [result, setResult] = useState<{ Frame?: Frame; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    loadFrame().then(
      (module) => isCurrent && setResult({ Frame: module.default }),
      (failure: unknown) => isCurrent && setResult({ failure }),
    );
    return () => {
      isCurrent = false;
      setResult({});
    };
  }, [open, attempt]);

  const retry = () => {
    forgetFailedChunks();
    setAttempt((count) => count + 1);
  };
  return { ...result, retry };
}
