import { createStore } from 'zustand/vanilla';

interface PageState {
  /** Key of the page on screen; null outside of the workspace. */
  shown: string | null;
  hasPages: boolean;
  /** Names that pages have given themselves, by key. */
  titles: Readonly<Record<string, string>>;
}

/** What the frame knows of the native pages. */
export const pageStore = createStore<PageState>(() => ({ shown: null, hasPages: false, titles: {} }));
