import { sendReports } from '@/services/http';
import { readToken } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { currentBuild } from '@/utils/currentBuild';
import { onAttributedEvent, reportAttributed, type AttributedEvent } from '@/utils/errorReports';
import { redact } from '@/utils/redact';
import { createBatches, type SentEvent } from './createBatches';
import { eventOriginOf, type EventOrigin } from './eventOriginOf';

const FRAMES_MAX = 12;
const FRAME_MAX_LENGTH = 200;

/** As the receiver takes it: one odd name would make it refuse the whole batch. */
const asWord = (text: string, limit: number): string => text.replace(/[^A-Za-z0-9_:.+-]/g, '-').slice(0, limit);

/** Frames of a stack; the first line repeats the message. */
const framesOf = (stack: string, clean: (text: string, limit: number) => string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => clean(line.trim(), FRAME_MAX_LENGTH))
    .join('\n');

/** The event as it is sent: with its release and team, and nothing that tells who saw it. */
function toSent({ kind, owner, region, name, message, stack, ms }: AttributedEvent): Omit<SentEvent, 'count'> {
  const token = readToken();
  const clean = (text: string, limit: number) => redact(token ? text.replaceAll(token, '[token]') : text, limit);
  const source: EventOrigin =
    owner === 'portal'
      ? { region, version: process.env.PORTAL_VERSION }
      : eventOriginOf(region, stageStore.getState().panes, registryStore.getState().registry);
  return {
    kind,
    owner,
    region: asWord(source.region, 64),
    ...(source.version && { version: asWord(source.version, 40) }),
    ...(source.team && { team: source.team }),
    name: clean(name, 100),
    ...(message && { message: clean(message, 500) }),
    ...(stack && { stack: framesOf(stack, clean) }),
    path: clean(window.location.pathname, 200),
    ...(ms !== undefined && { ms: Math.round(ms) }),
  };
}

/** What reaches the window and belongs to no subsystem is the portal's, if its own script is named. */
function watchPortal(): () => void {
  const report = (event: Event, error: unknown, kind: 'error' | 'rejection', scriptAddress = '') => {
    // A later listener claims the errors of subsystems (`preventDefault`).
    setTimeout(() => {
      const { stack = '' } = (error ?? {}) as { stack?: string };
      if (event.defaultPrevented || !`${scriptAddress}${stack}`.includes(`${window.location.origin}/`)) return;
      reportAttributed({ owner: 'portal', region: 'window' }, error, { kind });
    });
  };
  const onError = (event: ErrorEvent) => report(event, event.error ?? event.message, 'error', event.filename);
  const onRejection = (event: PromiseRejectionEvent) => report(event, event.reason, 'rejection');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Collects the attributed events of this window and sends them in batches. Returns the stop function. */
export function startReporter(): () => void {
  const batches = createBatches({
    build: currentBuild().split('/').at(-1) ?? '',
    send: sendReports,
    now: () => performance.now(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  onAttributedEvent((event) => batches.add(toSent(event)));
  const onHide = () => {
    if (document.visibilityState === 'hidden') batches.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', batches.flush);
  const stopWatching = watchPortal();
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', batches.flush);
    stopWatching();
  };
}
