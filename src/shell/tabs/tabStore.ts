import { NO_TABS, reduceTabs, type TabAction, type TabState } from '@/domain/tab';
import { createSessionStore } from '@/shell/session';

/** The tab strip; empty again when the session ends (R060). */
export const tabStore = createSessionStore<TabState>(() => NO_TABS);

/** Applies an action to the strip. */
export const dispatchTab = (action: TabAction): void => tabStore.setState((state) => reduceTabs(state, action));
