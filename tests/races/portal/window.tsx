/** One window of the portal: the wiring of src/app.tsx and src/layouts over the real stores, with a plain page. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { history, useLocation } from '@umijs/max';
import { findRoute } from '@/domain/navigation';
import { tabPageOf } from '@/domain/tab';
import { createNotice } from '@/services/notices';
import { watchDrafts } from '@/shell/drafts/draftStore';
import { useDraft } from '@/shell/drafts/useDraft';
import { questionStore } from '@/shell/feedback/confirmStore';
import { toastStore } from '@/shell/feedback/toastStore';
import { navigationStore } from '@/shell/navigation/navigationStore';
import { openEntry } from '@/shell/navigation/openEntry';
import { startNavigation } from '@/shell/navigation/startNavigation';
import { startLeaveGuard } from '@/shell/cached-pages/unsaved/leaveGuard';
import { askBeforeClosing } from '@/shell/cached-pages/unsaved/unsavedPages';
import { holdUnsaved } from '@/shell/cached-pages/unsaved/unsavedStore';
import { useSaving } from '@/shell/saving/useSaving';
import {
  chooseAccount,
  configureSession,
  isSigningOut,
  ensureSession,
  preloadUser,
  readToken,
  sessionStore,
  signOut,
  useSession,
  watchOtherWindows,
  watchPermissions,
} from '@/shell/session';
import { consumeTokenFromUrl } from '@/shell/single-sign-on';
import { closeSubsystem, reloadSubsystem } from '@/shell/subsystem-host';
import { useSyncTarget } from '@/shell/subsystem-stage/useSyncTarget';
import { stageStore } from '@/shell/subsystem-host/stageStore';
import { closeTab, onBeforeClose, openTab, reopenTab, startTabs, tabStore } from '@/shell/tabs';
import { routes } from '../../../config/routes';

const routeAt = (pathname: string) => findRoute(routes, pathname);
const codeAt = (pathname: string) => routeAt(pathname)?.subsystem;
const keyAt = ({ pathname, search }: { pathname: string; search: string }) => {
  const route = routeAt(pathname);
  return route?.workspace ? (tabPageOf(route, { pathname, search, hash: '' })?.key ?? pathname) : null;
};

/** What the form on screen can do; null without one. */
let form: { text: string; isDirty: boolean; type(text: string): void; submit(): void; restore(): void } | null = null;

function NoticeForm() {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  const isDirty = text !== saved;
  const draft = useDraft<string>({ name: 'notice', value: text, isDirty, onRestore: setText });
  const saving = useSaving<string, string>({
    form: 'notice',
    isNew: true,
    write: async (content, { quiet, idempotencyKey }) => {
      await createNotice({ title: content } as never, { quiet, idempotencyKey });
      return content;
    },
    find: async () => undefined,
    keepPending: draft.keepPending,
    onDone: async (_, content) => {
      await draft.clear(content);
      setSaved(content);
    },
  });
  useEffect(() => {
    if (!isDirty) return;
    return holdUnsaved({ id: 'form', key: '/mainApp/noticeEdit', name: null, isCached: false, hasDraft: true });
  }, [isDirty]);
  useEffect(() => {
    form = { text, isDirty, type: setText, submit: () => void saving.submit(text), restore: draft.restore };
    return () => void (form = null);
  });
  return <p>{text}</p>;
}

function Frame() {
  useSyncTarget(codeAt);
  useEffect(() => startTabs(routeAt), []);
  useEffect(() => startLeaveGuard(keyAt), []);
  useEffect(() => onBeforeClose(askBeforeClosing), []);
  useEffect(() => watchPermissions(), []);
  const { pathname } = useLocation();
  const name = useSession(({ user }) => user?.userName);
  return (
    <main>
      <h1>{name}</h1>
      {pathname === '/mainApp/noticeEdit' && <NoticeForm />}
    </main>
  );
}

function App() {
  useEffect(() => startNavigation(), []);
  return useSession(({ phase }) => phase) === 'active' ? <Frame /> : null;
}

/** Starts the portal in this window, in the order of src/global.ts and src/app.tsx. */
export function start(screen: HTMLElement): () => void {
  consumeTokenFromUrl();
  preloadUser();
  configureSession();
  watchOtherWindows();
  watchDrafts();
  void ensureSession();
  const root = createRoot(screen);
  root.render(<App />);
  return () => root.unmount();
}

/** What a person does in this window. */
export const actions = {
  click: (systemCode: string) => openEntry({ systemCode }),
  visit: (address: string) => history.push(address),
  go: (delta: number) => history.go(delta),
  closePane: (key: string) => void closeSubsystem(key).catch(() => undefined),
  reloadPane: (key: string) => void reloadSubsystem(key).catch(() => undefined),
  closeTab: (key: string) => void closeTab(key),
  openTab,
  reopenTab,
  answer: (isConfirmed: boolean) => questionStore.getState()[0]?.answer(isConfirmed),
  choose: (isSwitching: boolean) => void chooseAccount(isSwitching),
  type: (text: string) => form?.type(text),
  /** A double click. */
  submit: () => {
    if (!form?.isDirty) return;
    form.submit();
    form.submit();
  },
  restore: () => form?.restore(),
  signOut: () => signOut('chosen'),
};

/** The state of this window, for invariants. */
export const look = () => ({
  address: history.location.pathname + history.location.search,
  pathname: history.location.pathname,
  session: sessionStore.getState(),
  initialSession: sessionStore.getInitialState(),
  stage: stageStore.getState(),
  tabs: tabStore.getState(),
  navigation: navigationStore.getState(),
  questions: questionStore.getState(),
  toasts: toastStore.getState(),
  token: readToken(),
  isSigningOut: isSigningOut(),
  form: form && { text: form.text, isDirty: form.isDirty },
});
