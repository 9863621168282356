import { useEffect, useRef, type FocusEvent } from 'react';
import { useStore } from 'zustand';
import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { useText } from '@/locales/text';
import { isDialogOpen } from '@/utils/isDialogOpen';
import { textLanguage } from '@/utils/textLanguage';
import { toast, toastStore, type Toast, type ToastType } from './toastStore';
import styles from './ToastList.module.css';

const icons: Record<ToastType, typeof CheckCircleFilled> = {
  success: CheckCircleFilled,
  modify: CheckCircleFilled,
  save: CheckCircleFilled,
  submit: CheckCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
  info: InfoCircleFilled,
  loading: LoadingOutlined,
};

const tones: Record<ToastType, string | undefined> = {
  success: styles.success,
  modify: styles.success,
  save: styles.success,
  submit: styles.success,
  warning: styles.warning,
  error: styles.error,
  info: styles.info,
  loading: styles.info,
};

/** Whether Escape closes a nearer layer than a toast: a dialog, an open select, a menu. */
function hasNearerLayer() {
  const focused = document.activeElement;
  if (focused?.closest('[data-toast]')) return false;
  return focused?.getAttribute('aria-expanded') === 'true' || isDialogOpen();
}

/** Escape closes the toast that holds the focus, otherwise the newest (R129). */
function closeOnEscape() {
  let isTaken = false;
  // Capture phase: at keyup a dialog has already closed.
  const look = () => {
    isTaken = hasNearerLayer();
  };
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isTaken) return;
    const standingOn = document.activeElement?.closest<HTMLElement>('[data-toast]')?.dataset.toast;
    const target = standingOn ?? toastStore.getState().at(-1)?.id;
    if (target) toast.close(target);
  };
  window.addEventListener('keydown', look, true);
  window.addEventListener('keydown', act);
  return () => {
    window.removeEventListener('keydown', look, true);
    window.removeEventListener('keydown', act);
  };
}

/** The toasts on screen: icon and text, newest last, each with a close button. */
export function ToastList() {
  const t = useText();
  const toasts = useStore(toastStore);

  useEffect(closeOnEscape, []);

  return (
    <section className={styles.list} aria-label={t('feedback.messages')}>
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  );
}

function ToastCard({ item }: { item: Toast }) {
  const t = useText();
  const cameFrom = useRef<HTMLElement>(null);
  const Icon = icons[item.type];

  const enter = (event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget;
    toastStore.hold(item.id, 'focus');
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toastStore.release(item.id, 'focus');
  };
  // Keyboard users continue where they were, not at the top of the page.
  const close = () => {
    toast.close(item.id);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  return (
    <div
      className={`${styles.toast} ${tones[item.type]}`}
      data-toast={item.id}
      data-type={item.type}
      onPointerEnter={() => toastStore.hold(item.id, 'pointer')}
      onPointerLeave={() => toastStore.release(item.id, 'pointer')}
      onFocus={enter}
      onBlur={leave}
    >
      <div className={styles.message} role={item.type === 'error' ? 'alert' : 'status'}>
        <Icon className={styles.icon} aria-hidden />
        <span className={styles.text} lang={textLanguage(item.text)}>
          {item.text}
        </span>
        {item.count > 1 && <span className={styles.count}>{t('feedback.repeated', { count: item.count })}</span>}
      </div>
      {item.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            item.action?.onClick();
            close();
          }}
        >
          {item.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('feedback.closeMessage')} onClick={close}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}
