import { findCallingApp, type SandboxedApp } from './callers';

/** A micro-app that can be started again. */
export interface ReloadTarget extends SandboxedApp {
  onReload(): void;
}

/** The part of the Navigation API that is used here; older browsers do not have it. */
type NavigateEvent = Event & { navigationType: 'push' | 'reload' | 'replace' | 'traverse' };

/**
 * A micro-app that reloads the page, as development servers do after a change, starts again in its pane; the portal
 * stays. `location` itself cannot be replaced, but the browser announces each navigation while the caller waits for it.
 */
export function watchPageReloads(): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  function onNavigate(event: Event) {
    if ((event as NavigateEvent).navigationType !== 'reload') return;
    const app = findCallingApp(onNavigate) as Partial<ReloadTarget> | undefined;
    if (!app) return;
    event.preventDefault();
    // A stopped micro-app cannot start again.
    app.onReload?.();
  }
  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}
