/**
 * The toasts on screen, as a store that also works outside React (R128–R130, A10). It decides which are shown,
 * merged, replaced and dropped; it renders nothing.
 */
import { createStore } from 'zustand/vanilla';

/** Duration of a toast that closes automatically (R129). */
const TOAST_DURATION_MS = 4000;
/** Maximum number of toasts on screen (R128). */
const TOAST_LIMIT = 3;

export type ToastType = 'success' | 'warning' | 'info' | 'error' | 'loading' | 'modify' | 'save' | 'submit';

/** Parameters of a toast. */
export interface ToastRequest {
  type: ToastType;
  text: string;
  /** The form that a modify, save or submit toast belongs to; the form's next one replaces it. */
  form?: string;
  /** Stays until it is closed, whatever its type. */
  staysOpen?: boolean;
  action?: { label: string; onClick(): void };
}

/** A toast on the screen. */
export type Toast = ToastRequest & { id: string; count: number; isSticky: boolean };

interface Timer {
  handle?: ReturnType<typeof setTimeout>;
  startedAt: number;
  remaining: number;
}

const stickyTypes: ReadonlySet<ToastType> = new Set(['modify', 'save', 'submit']);

let toasts: readonly Toast[] = [];
/** The visible ones of them. */
const store = createStore<readonly Toast[]>(() => []);
let lastId = 0;
/** Reasons that pause a toast, per id: the pointer is over it, the focus is in it. */
const holds = new Map<string, Set<string>>();
const timers = new Map<string, Timer>();

function commit(next: readonly Toast[]) {
  const visible = next.slice(-TOAST_LIMIT);
  // A toast that closes automatically is dropped when pushed out; a sticky one waits for space.
  toasts = next.filter((toast) => toast.isSticky || visible.includes(toast));
  for (const id of timers.keys()) if (!toasts.some((toast) => toast.id === id)) stop(id);
  for (const id of [...holds.keys()]) if (!visible.some((toast) => toast.id === id)) releaseAll(id);
  store.setState(visible, true);
}

function run(id: string, remaining = TOAST_DURATION_MS) {
  stop(id);
  const timer: Timer = { startedAt: Date.now(), remaining };
  timers.set(id, timer);
  if (holds.size === 0) timer.handle = setTimeout(() => close(id), remaining);
}

function stop(id: string) {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
}

function pause() {
  for (const timer of timers.values()) {
    clearTimeout(timer.handle);
    timer.remaining -= Date.now() - timer.startedAt;
  }
}

function releaseAll(id: string) {
  holds.delete(id);
  if (holds.size > 0) return;
  for (const [other, timer] of [...timers]) run(other, Math.max(timer.remaining, 0));
}

function show(request: ToastRequest): string {
  const isSticky = request.staysOpen ?? stickyTypes.has(request.type);
  const duplicate = toasts.find(
    (toast) => toast.type === request.type && toast.text === request.text && toast.form === request.form,
  );
  if (duplicate) {
    commit([
      ...toasts.filter((toast) => toast !== duplicate),
      { ...duplicate, ...request, isSticky, count: duplicate.count + 1 },
    ]);
    if (isSticky) stop(duplicate.id);
    else run(duplicate.id);
    return duplicate.id;
  }
  const toast: Toast = { ...request, id: `toast-${(lastId += 1)}`, count: 1, isSticky };
  const others = request.form ? toasts.filter(({ form }) => form !== request.form) : toasts;
  commit([...others, toast]);
  if (!isSticky) run(toast.id);
  return toast.id;
}

function close(id: string) {
  if (toasts.some((toast) => toast.id === id)) commit(toasts.filter((toast) => toast.id !== id));
}

/** Shows, closes and clears toasts; usable from anywhere. */
export const toast = {
  /** Shows a toast and returns its id. */
  show,
  /** Closes one toast. */
  close,
  /** Closes the toasts of a form that is being submitted again or was left. */
  closeForm(form: string) {
    commit(toasts.filter((toast) => toast.form !== form));
  },
  /** Closes all toasts (sign-out). */
  clear() {
    commit([]);
  },
};

/** For the host component: what it renders, and its pointer and focus events. */
export const toastStore = {
  ...store,
  /** Pauses a toast while it has the pointer or the focus. */
  hold(id: string, reason: 'pointer' | 'focus') {
    if (holds.size === 0) pause();
    holds.set(id, (holds.get(id) ?? new Set()).add(reason));
  },
  release(id: string, reason: 'pointer' | 'focus') {
    const reasons = holds.get(id);
    reasons?.delete(reason);
    if (reasons?.size === 0) releaseAll(id);
  },
};
