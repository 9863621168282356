import { useEffect, useState, type ReactNode } from 'react';
import { FailureCard } from '@/components/error-boundary';
import { forgetFailedChunks, retryableLoad } from '@/utils/retryableLazy';
import { useFocusReturn } from '@/utils/useFocusReturn';
import { FailedDialog } from './FailedDialog';

export interface AppModalProps {
  open: boolean;
  /** Required in practice; without it the dialog shows a default title and logs a warning (R124). */
  title?: ReactNode;
  /** In pixels; 580 by default, never wider than the window (R123). */
  width?: number;
  onClose(): void;
  /** Called before the user closes the dialog; false keeps it open (unsaved input). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Called by the main button; without it there is neither that nor a Cancel button. */
  onOk?: () => void;
  okText?: ReactNode;
  cancelText?: ReactNode;
  isDanger?: boolean;
  /** The action is running: the button shows a spinner and the dialog cannot be closed. */
  isBusy?: boolean;
  isOkDisabled?: boolean;
  /** Replaces the two buttons; null removes the footer. */
  footer?: ReactNode;
  /** Icon buttons in the header, which act on what the dialog shows. */
  tools?: ReactNode;
  /** Keeps the header in place however high the content is; otherwise the dialog is centered. */
  isAtTop?: boolean;
  /** What the dialog is to be read for has arrived: reading starts at the title, which gets the focus. */
  isTitleFocused?: boolean;
  className?: string;
  children?: ReactNode;
}

const loadFrame = retryableLoad(() => import('./DialogFrame'));
type Frame = Awaited<ReturnType<typeof loadFrame>>['default'];

/**
 * The only dialog component of the portal (R123–R127): 580 px wide, closed by Escape but not by a click on the mask,
 * dragged by its header; traps the focus and restores it. Its code is loaded with the first dialog.
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

/** Loads the code of dialogs before the first one is opened. */
AppModal.preload = (): Promise<unknown> => loadFrame().catch(() => undefined);

/**
 * The dialog's code, loaded into state instead of by Suspense: antd's dialogs register as the topmost layer during
 * render, and a render that React discards would stay registered and swallow Escape.
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
