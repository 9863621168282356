import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStripScroll } from './useStripScroll';

/** jsdom has no layout: the tests set the position of the strip and the tabs. */
let box = { scrollLeft: 0, clientWidth: 100, scrollWidth: 300 };
let tab = { left: 0, right: 40 };
const BOX_LEFT = 10;
const scrolled = jest.fn();
let resize: () => void = () => {};
const observed = jest.fn();
const disconnected = jest.fn();

beforeEach(() => {
  box = { scrollLeft: 0, clientWidth: 100, scrollWidth: 300 };
  tab = { left: 50, right: 80 };
  scrolled.mockClear();
  observed.mockClear();
  disconnected.mockClear();
  for (const name of ['scrollLeft', 'clientWidth', 'scrollWidth'] as const)
    jest.spyOn(Element.prototype, name, 'get').mockImplementation(() => box[name]);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, right } = this.hasAttribute('data-tab') ? tab : { left: BOX_LEFT, right: BOX_LEFT + box.clientWidth };
    return { left, right } as DOMRect;
  });
  Element.prototype.scrollBy = scrolled;
  // A frame at once: the strip is measured in the frame that shows it.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe = observed;
    unobserve = () => {};
    disconnect = disconnected;
  };
});

function Strip({ active = 'tab-a', content = 0 }: { active?: string | null; content?: number }) {
  const { scrollerRef, onScroll, hasBefore, hasAfter, step } = useStripScroll(active, content);
  return (
    <>
      <div ref={scrollerRef} data-testid="box" onScroll={onScroll}>
        <div data-tab="a">
          <a id="tab-a" href="/a">
            a
          </a>
        </div>
      </div>
      <div data-tab="b">
        <a id="tab-b" href="/b">
          b
        </a>
      </div>
      <output>{`${hasBefore} ${hasAfter}`}</output>
      <button type="button" onClick={() => step(1)}>
        on
      </button>
      <button type="button" onClick={() => step(-1)}>
        back
      </button>
    </>
  );
}
const ends = () => screen.getByRole('status').textContent;
const scroll = (scrollLeft: number) => {
  box.scrollLeft = scrollLeft;
  fireEvent.scroll(screen.getByTestId('box'));
};
const wheel = (init: WheelEventInit) => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
  act(() => void screen.getByTestId('box').dispatchEvent(event));
  return event.defaultPrevented;
};

test.each([
  [0, 'false true'],
  [1, 'false true'],
  [1.5, 'true true'],
  [198.5, 'true true'],
  [199, 'true false'],
  [200, 'true false'],
])('R067 scrolled to %d of 200 px there is more before and after: %s', (scrollLeft, expected) => {
  render(<Strip />);
  scroll(scrollLeft);
  expect(ends()).toBe(expected);
});

test('R067 a strip that fits has nothing before or after, until a tab is added', () => {
  box.scrollWidth = 100;
  const { rerender } = render(<Strip />);
  expect(ends()).toBe('false false');
  box.scrollWidth = 300;
  rerender(<Strip content={1} />);
  expect(ends()).toBe('false true');
});

test.each([
  // The box is from 10 to 110, with faded edges of 28 px.
  ['is visible', { left: 38, right: 82 }, []],
  ['is left of the strip', { left: -20, right: 20 }, [-58]],
  ['is below the left edge', { left: 37, right: 60 }, [-1]],
  ['is below the right edge', { left: 60, right: 83 }, [1]],
  ['is right of the strip', { left: 150, right: 190 }, [108]],
  ['is wider than the strip', { left: 40, right: 200 }, [30]],
])('R067 an active tab that %s is scrolled into view by the missing distance', (_, place, ways) => {
  tab = place;
  render(<Strip />);
  expect(scrolled.mock.calls).toEqual(ways.map((left) => [{ left, behavior: 'instant' }]));
});

test.each([
  ['no tab is active', null],
  ['the active tab has no element', 'tab-none'],
  ['the active tab is in the list of the other tabs', 'tab-b'],
])('R067 nothing is scrolled when %s', (_, active) => {
  tab = { left: -20, right: 20 };
  render(<Strip active={active} />);
  expect(scrolled).not.toHaveBeenCalled();
});

test('R067 after a resize the strip is measured again and shows the active tab', () => {
  const { unmount } = render(<Strip />);
  expect(observed.mock.calls).toEqual([[screen.getByTestId('box')]]);
  tab = { left: -20, right: 20 };
  box.scrollWidth = 100;
  act(() => resize());
  expect(scrolled.mock.calls).toEqual([[{ left: -58, behavior: 'instant' }]]);
  expect(ends()).toBe('false false');
  unmount();
  expect(disconnected).toHaveBeenCalled();
});

test('R067 another active tab is scrolled into view', () => {
  const { rerender } = render(<Strip active={null} />);
  tab = { left: -20, right: 20 };
  rerender(<Strip active="tab-a" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('R067 the buttons scroll by most of the visible width', () => {
  render(<Strip />);
  fireEvent.click(screen.getByText('on'));
  fireEvent.click(screen.getByText('back'));
  expect(scrolled.mock.calls).toEqual([[{ left: 60 }], [{ left: -60 }]]);
});

describe('the wheel', () => {
  test.each([
    ['by pixels', { deltaY: 30 }, 30],
    ['backwards', { deltaY: -30 }, -30],
    ['by lines', { deltaY: 2, deltaMode: WheelEvent.DOM_DELTA_LINE }, 48],
    ['more down than sideways', { deltaY: 30, deltaX: 29 }, 30],
  ])('R067 turned %s scrolls the strip and not the page', (_, init, left) => {
    render(<Strip />);
    expect(wheel(init)).toBe(true);
    expect(scrolled.mock.calls).toEqual([[{ left, behavior: 'instant' }]]);
  });

  test.each([
    ['sideways', { deltaX: 30, deltaY: 30 }, 300],
    ['backwards sideways', { deltaX: -31, deltaY: 30 }, 300],
    ['with Ctrl, to zoom', { deltaY: 30, ctrlKey: true }, 300],
    ['over a strip that fits', { deltaY: 30 }, 100],
  ])('R067 turned %s is left to the browser', (_, init, scrollWidth) => {
    render(<Strip />);
    box.scrollWidth = scrollWidth;
    expect(wheel(init)).toBe(false);
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('R067 does not scroll a strip that is unmounted', () => {
    const { unmount } = render(<Strip />);
    const element = screen.getByTestId('box');
    unmount();
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 30 }));
    expect(scrolled).not.toHaveBeenCalled();
  });
});
