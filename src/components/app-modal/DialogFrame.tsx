import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, Modal } from 'antd';
import { DraggableCore } from 'react-draggable';
import { ErrorBoundary } from '@/components/error-boundary';
import { SkeletonRows } from '@/components/region-state';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { focusTitle } from '@/utils/lostFocus';
import { usePageVisible } from '@/utils/pageVisibility';
import { LazyBoundary } from '@/utils/retryableLazy';
import { textLanguage } from '@/utils/textLanguage';
import type { AppModalProps } from './AppModal';
import { useDialogDrag } from './useDialogDrag';
import styles from './DialogFrame.module.css';

const DEFAULT_WIDTH_PX = 580;

/** antd's dialog with the portal's rules; loaded with the first dialog, mounted only while open. */
export default function DialogFrame(props: AppModalProps) {
  const { open, title, width = DEFAULT_WIDTH_PX, onClose, onBeforeClose, isBusy, footer, className, children } = props;
  const { tools, isAtTop = false, isTitleFocused } = props;
  const t = useText();
  const headId = useId();
  const content = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<HTMLElement | null>(null);
  // antd focuses its first control before this component moves the focus: that focus must not be recorded.
  const isSettled = useRef(false);
  const isAsking = useRef(false);
  const isOnScreen = usePageVisible();
  const { offset, onDrag, goHome, isDraggable } = useDialogDrag(content);

  useEffect(() => {
    if (title === undefined && process.env.NODE_ENV !== 'production')
      console.warn('AppModal: a dialog was opened without a title');
  }, [title]);

  useEffect(() => {
    if (isTitleFocused) focusTitle(headRef.current);
  }, [isTitleFocused]);

  const close = async () => {
    if (isAsking.current || isBusy) return;
    isAsking.current = true;
    try {
      if (!onBeforeClose || (await onBeforeClose())) onClose();
    } catch (error) {
      // Unknown whether it may close: keep it open, so that no input is lost.
      console.error('[dialog]', error);
    } finally {
      isAsking.current = false;
    }
  };

  const head = (
    <div
      ref={headRef}
      id={headId}
      className={cx(styles.head, isDraggable && styles.draggable)}
      lang={typeof title === 'string' ? textLanguage(title) : undefined}
      onDoubleClick={goHome}
      {...(isTitleFocused && { role: 'heading', 'aria-level': 2, tabIndex: -1, 'data-autofocus': true })}
    >
      {title ?? t('feedback.dialogTitle')}
    </div>
  );

  return (
    <Modal
      // Open inside a hidden page, it would trap the focus and handle the Escape key of the page on screen.
      open={open && isOnScreen}
      title={head}
      width={width}
      className={cx(styles.dialog, isAtTop && styles.atTop, className)}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      centered={!isAtTop}
      keyboard
      mask={{ closable: false, blur: false }}
      // A dialog whose motion is still running when its page is hidden crashes the React tree on return: antd focuses
      // a removed node.
      transitionName=""
      maskTransitionName=""
      closable={{ 'aria-label': t('feedback.closeDialog'), disabled: isBusy }}
      onCancel={close}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusField(content.current, lastFocus.current);
        isSettled.current = isOpen;
      }}
      footer={footer === undefined ? <Foot {...props} onLeave={close} /> : footer}
      modalRender={(node) => (
        <DraggableCore
          nodeRef={content}
          offsetParent={document.body}
          handle={`[id="${headId}"]`}
          disabled={!isDraggable}
          onStart={(event) => (event.type.startsWith('touch') ? false : undefined)}
          onDrag={onDrag}
        >
          <div
            ref={content}
            className={styles.content}
            onFocus={({ target }) => {
              if (isSettled.current) lastFocus.current = target;
            }}
          >
            {node}
          </div>
        </DraggableCore>
      )}
    >
      {/* Not part of the title, which names the dialog. */}
      {tools && <div className={styles.tools}>{tools}</div>}
      {/* Catches failures and loading states inside: the dialog can still be closed. */}
      <ErrorBoundary region="dialog">
        <LazyBoundary fallback={<SkeletonRows rows={3} trailing={0} />}>{children}</LazyBoundary>
      </ErrorBoundary>
    </Modal>
  );
}

function Foot({
  onOk,
  okText,
  cancelText,
  isDanger,
  isBusy,
  isOkDisabled,
  onLeave,
}: AppModalProps & { onLeave(): void }): ReactNode {
  const t = useText();
  if (!onOk) return null;
  return (
    <>
      <Button autoInsertSpace={false} onClick={onLeave} disabled={isBusy}>
        {cancelText ?? t('common.cancel')}
      </Button>
      <Button
        type="primary"
        autoInsertSpace={false}
        danger={isDanger}
        loading={isBusy}
        disabled={isOkDisabled}
        onClick={onOk}
        data-main-button
      >
        {okText ?? t('common.confirm')}
      </Button>
    </>
  );
}

const fields = ['input:not([type="hidden"])', 'select', 'textarea', '[contenteditable="true"]']
  .map((field) => `.ant-modal-body ${field}:not(:disabled)`)
  .join();

/**
 * Focuses the first field; in a confirmation its main button, or Cancel before a dangerous action (R127). In a dialog
 * that is shown again with its page, restores the last focus (A38).
 */
function focusField(content: HTMLElement | null, last: HTMLElement | null) {
  const dialog = content?.closest<HTMLElement>('[role="dialog"]');
  if (!content || !dialog) return;
  if (last && content.contains(last)) return last.focus({ preventScroll: true });
  const preferred =
    content.querySelector<HTMLElement>('[data-autofocus]') ?? content.querySelector<HTMLElement>(fields);
  const main = content.querySelector<HTMLElement>('[data-main-button]');
  const button = main?.classList.contains('ant-btn-dangerous') ? main.previousElementSibling : main;
  (preferred ?? (button instanceof HTMLElement ? button : dialog)).focus({ preventScroll: true });
}
