import { useEffect, useState } from 'react';
import { useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { applicationAt } from '@/domain/chat-bot/application';
import { HIDE_BAR } from '@/domain/subsystem/paneKey';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { whenIdle } from '@/utils/whenIdle';
import type { WidgetProps } from './Widget';

const Widget = retryableLazy<WidgetProps>(() => import('./Widget').then((module) => ({ default: module.Widget })));

/**
 * The chat-bot of the systems that have one (R093). Its code is loaded when the browser is idle, and its errors are not
 * shown: it is optional.
 */
export function ChatBot() {
  const { pathname, search } = useLocation();
  // With a hidden side bar the portal is embedded in another site, which has its own help.
  const isWanted = new URLSearchParams(search).get(HIDE_BAR) !== '1';
  const application = isWanted ? applicationAt({ pathname, search }) : undefined;
  const isLoaded = useIdleLoad(application !== undefined);
  if (!isLoaded) return null;
  return (
    <ErrorBoundary region="chat-bot" fallback={null}>
      <LazyBoundary fallback={null}>
        <Widget application={application} route={pathname + search} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}

/** Loads the widget's code when idle after it is first needed; a chunk that fails to load is ignored. */
function useIdleLoad(isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const isMissing = isNeeded && !isLoaded;
  useEffect(() => {
    if (!isMissing) return;
    let isUnmounted = false;
    const stop = whenIdle(() => {
      void Widget.preload().then((module) => {
        if (module && !isUnmounted) setLoaded(true);
      });
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [isMissing]);
  return isLoaded;
}
