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
