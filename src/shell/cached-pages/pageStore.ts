import { createStore } from 'zustand/vanilla';

interface PageState {
  /** Key of the page on screen; null outside of the workspace. */
  shown: string | null;
  hasPages: boolean;
  /** Names that pages have set, by key. */
  titles: Readonly<Record<string, string>>;
}

/** State of the native pages for the portal frame. */
export const pageStore = createStore<PageState>(() => ({ shown: null, hasPages: false, titles: {} }));
