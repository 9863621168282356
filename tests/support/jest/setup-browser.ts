import './matchers';

/** jsdom has no layout; these stubs keep components that use it working. A test may replace them. */
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
// Without a layout, an element is hidden by `display`, or by the page that it is on.
const hides = (element: Element): boolean =>
  getComputedStyle(element).display === 'none' || element.matches('[data-shown="false"]');
Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  return !hides(this) && (this.parentElement?.checkVisibility() ?? true);
};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
