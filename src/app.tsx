// Umi's run-time configuration: wiring only.
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { ThemeProvider } from '@/components/ThemeProvider';
import type { RouteMeta } from '@/domain/navigation/route';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import { matchAnyPath, type ClientRoute } from '@/layouts/matchAnyPath';
import { preloadPage, registerRoutes } from '@/layouts/preloadPage';
import { prefetchOpenedSubsystem } from '@/layouts/subsystemAt';
import { loadPageTexts, loadShellTexts } from '@/locales/loadTexts';
import { translate } from '@/locales/text';
import SubsystemPage from '@/pages/subsystem';
import { reportDriftToMockPanel } from '@/services/http';
import { startErrorReporting } from '@/shell/error-reporting';
import { FeedbackHost, toast } from '@/shell/feedback';
import { getLanguage, useColorScheme, useLanguage, watchColorScheme } from '@/shell/preferences';
import { configureSession, ensureSession, watchOtherWindows } from '@/shell/session';
import { ignoreRecoveredChunkFailures } from '@/utils/chunkFailure';
import { onDrift } from '@/utils/drift';
import { isBrowserOutdated } from '@/utils/isBrowserOutdated';
import { requireForChunks, retryableRoutes } from '@/utils/retryableLazy';
import { onStorageFailure } from '@/utils/storage';
import { whenIdle } from '@/utils/whenIdle';
import { antdTheme } from '../config/antdTheme';
import { darkTokens, tokens } from '../config/tokens';
import Loading from './loading';

/** In a build, antd's styles of both schemes are style sheets (docs/adr/0030). */
const themes =
  process.env.NODE_ENV === 'production' ? undefined : { light: antdTheme(tokens), dark: antdTheme(darkTokens) };
const NO_THEME = {};

/** Texts in the chosen language; Umi's own detection does not cover variants of Chinese. */
export const locale = { getLocale: getLanguage };

/**
 * Runs before React: the session opens while the first chunks load, and only the gate in the layout waits for it. The
 * texts, which the page itself asks for, are there by then.
 * `getInitialState` is not used because it would block all rendering.
 */
export function render(paint: () => void) {
  // Half a portal would replace the page that says so.
  if (isBrowserOutdated()) return;
  configureSession();
  requireForChunks(() => loadPageTexts(getLanguage()));
  onDrift(reportDriftToMockPanel);
  ignoreRecoveredChunkFailures();
  void startErrorReporting();
  watchOtherWindows();
  watchColorScheme();
  // Removes expired drafts when the browser is idle (A43).
  whenIdle(() => void import('@/shell/drafts').then(({ watchDrafts }) => watchDrafts()).catch(() => undefined));
  void ensureSession();
  preloadPage(window.location.pathname);
  prefetchOpenedSubsystem();
  // Without its texts the portal shows the start page, which notices scripts that do not load.
  loadShellTexts(getLanguage()).then(
    () => {
      paint();
      onStorageFailure(() => toast.show({ type: 'warning', text: translate('session.storageFailing') }));
    },
    () => undefined,
  );
}

interface PatchedRoutes {
  routes: Record<string, RouteMeta & { path?: string; parentId?: string }>;
  routeComponents: Record<string, unknown>;
}

/** A page whose chunk failed to load can be retried in place; React alone would cache the failure (R286). */
export const patchRoutes = ({ routes, routeComponents }: PatchedRoutes) => {
  // Without a chunk of its own: the first click on a system would wait for it, and show a skeleton for an empty page.
  for (const [id, { subsystem }] of Object.entries(routes))
    if (subsystem !== undefined && subsystem !== EMBEDDED_CODE) routeComponents[id] = SubsystemPage;
  const usesShellTexts = (id: string) => routes[id]?.usesShellTexts === true;
  retryableRoutes(routeComponents, { fallback: <Loading />, usesShellTexts });
  registerRoutes({ routes, routeComponents });
};

/** The layout matches any path, so that one of its pages is always shown (R017). */
export const patchClientRoutes = ({ routes }: { routes: ClientRoute[] }) => matchAnyPath(routes);

function Providers({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    <ThemeProvider theme={themes?.[scheme] ?? NO_THEME} language={useLanguage()}>
      {/* The layout itself is a chunk: if it fails, only this boundary is above it. */}
      <ErrorBoundary region="portal">{children}</ErrorBoundary>
      <FeedbackHost />
    </ThemeProvider>
  );
}

/** Wraps every page inside Umi's own providers, where texts are available. */
export const innerProvider = (container: ReactNode) => <Providers>{container}</Providers>;
