// What Umi calls at run time: wiring only.
import type { ReactNode } from 'react';
import { history } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { ThemeProvider } from '@/components/ThemeProvider';
import { translate } from '@/locales/text';
import { configureHttp, reportDriftToMockPanel } from '@/services/http';
import { FeedbackHost, reportFailure, toast } from '@/shell/feedback';
import { getLanguage, useLanguage } from '@/shell/preferences';
import {
  configureNavigation,
  expireSession,
  isSigningOut,
  recheckPermissions,
  openSession,
  readToken,
  watchOtherWindows,
} from '@/shell/session';
import { onDrift } from '@/utils/drift';
import { getEnvironment } from '@/utils/environment';
import { matchAnyPath, type ClientRoute } from '@/utils/matchAnyPath';
import { retryableRoutes } from '@/utils/retryableLazy';
import { onStorageFailure } from '@/utils/storage';
import { whenIdle } from '@/utils/whenIdle';
import { antdTheme, tokens } from '../config/theme';

const theme = antdTheme(tokens);

/** Texts in the chosen language; Umi's own guess knows no kinds of Chinese. */
export const locale = { getLocale: getLanguage };

/**
 * Runs before React: the session is opened while the first chunks still load, so nothing waits for it
 * but the gate in the layout. That is why there is no `getInitialState`, which would hold back everything.
 */
export function render(paint: () => void) {
  configureNavigation({
    goTo: (address, mode) => history[mode](address),
  });
  configureHttp({
    // Asked for with each call: without its settings the portal makes none and says why.
    get environment() {
      return getEnvironment();
    },
    readToken,
    isSigningOut,
    onFailure: (error) => {
      reportFailure(error);
      recheckPermissions(error);
    },
    onSessionExpired: expireSession,
  });
  onDrift(reportDriftToMockPanel);
  watchOtherWindows();
  // Drafts that nobody came back to go as soon as the browser is idle (A43).
  whenIdle(() => void import('@/shell/drafts').then(({ watchDrafts }) => watchDrafts()).catch(() => undefined));
  void openSession();
  paint();
  onStorageFailure(() => toast.show({ type: 'warning', text: translate('session.storageFailing') }));
}

/** A page whose chunk failed to load can be retried in place; React alone would keep the failure (R286). */
export const patchRoutes = ({ routeComponents }: { routeComponents: Record<string, unknown> }) =>
  retryableRoutes(routeComponents);

/** Whatever path is opened, the frame is there and one of its pages (R017). */
export const patchClientRoutes = ({ routes }: { routes: ClientRoute[] }) => matchAnyPath(routes);

function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} language={useLanguage()}>
      {/* The layout itself is a chunk: only this boundary is above it when it fails. */}
      <ErrorBoundary region="portal">{children}</ErrorBoundary>
      <FeedbackHost />
    </ThemeProvider>
  );
}

/** Wraps every page from inside Umi's own providers, where texts are to be had. */
export const innerProvider = (container: ReactNode) => <Providers>{container}</Providers>;
