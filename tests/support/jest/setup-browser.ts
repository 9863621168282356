import { configure } from '@testing-library/dom';

// A wait says what must come, not how fast: a busy machine needs several times as long as a quiet one.
configure({ asyncUtilTimeout: 5_000 });

/** Layout does not exist in jsdom; these keep components that ask for it alive. A test may replace them. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(window, {
  ResizeObserver: window.ResizeObserver ?? SilentObserver,
  IntersectionObserver: window.IntersectionObserver ?? SilentObserver,
  scrollTo: () => {},
  matchMedia:
    window.matchMedia ??
    ((media: string) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    })),
});

Element.prototype.scrollIntoView ??= () => {};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
