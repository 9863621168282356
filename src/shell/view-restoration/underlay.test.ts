import { UNDERLAY_MS, clearUnderlay, endPreparation, prepareUnderlay, showUnderlay } from './underlay';

const pane = () => document.body.appendChild(document.createElement('section'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clearUnderlay();
  jest.useRealTimers();
});

describe('the pane that was left last', () => {
  test('stays painted for a short time only', () => {
    const left = pane();
    showUnderlay(left, null);
    jest.advanceTimersByTime(UNDERLAY_MS - 1);
    expect(left.dataset.underlay).toBe('painted');
    jest.advanceTimersByTime(1);
    expect(left).not.toHaveAttribute('data-underlay');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('has one more below it; the shown pane is neither of them', () => {
    const all = [pane(), pane(), pane()] as const;
    const marked = () => all.map(({ dataset }) => dataset.underlay === 'painted');
    showUnderlay(all[0], all[1]);
    showUnderlay(all[1], all[2]);
    expect(marked()).toEqual([true, true, false]);
    const fourth = pane();
    showUnderlay(all[2], fourth);
    expect(marked()).toEqual([false, true, true]);
    clearUnderlay();
    expect(marked()).toEqual([false, false, false]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('keeps its mark while it is shown, so that nothing hides it in between, and loses it then', () => {
    const all = [pane(), pane(), pane()] as const;
    const marked = () => all.map(({ dataset }) => dataset.underlay === 'painted');
    showUnderlay(all[0], all[1]);
    showUnderlay(all[1], all[0]);
    expect(marked()).toEqual([true, true, false]);
    showUnderlay(all[0], all[2]);
    expect(marked()).toEqual([true, true, false]);
    showUnderlay(all[2], all[1]);
    showUnderlay(all[1], pane());
    expect(marked()).toEqual([false, true, true]);
    showUnderlay(all[2], all[1]);
    clearUnderlay();
    expect(marked()).toEqual([false, false, false]);
  });

  test.each([
    ['a key, before it moves the focus', () => document.body.dispatchEvent(new KeyboardEvent('keydown'))],
    ['printing', () => window.dispatchEvent(new Event('beforeprint'))],
    ['another window', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ])('A26 is hidden by %s', (_, happen) => {
    const left = pane();
    showUnderlay(left, null);
    happen();
    expect(left).not.toHaveAttribute('data-underlay');
  });
});

describe('a pane that somebody points at', () => {
  test('A28 is painted clipped, because it may lie over a page of the portal, until the pointer leaves, and for a short time', () => {
    const [next, other] = [pane(), pane()] as const;
    prepareUnderlay(next);
    expect(next.dataset.underlay).toBe('clipped');
    endPreparation();
    expect(next).not.toHaveAttribute('data-underlay');
    prepareUnderlay(other);
    jest.advanceTimersByTime(UNDERLAY_MS);
    expect(other).not.toHaveAttribute('data-underlay');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('there is one at a time, beside those that were left', () => {
    const all = [pane(), pane(), pane(), pane()] as const;
    showUnderlay(all[0], null);
    showUnderlay(all[1], null);
    for (const pointedAt of all.slice(1)) prepareUnderlay(pointedAt);
    expect(all.map(({ dataset }) => dataset.underlay)).toEqual(['painted', 'painted', undefined, 'clipped']);
    window.dispatchEvent(new Event('beforetoggle'));
    expect(all.map(({ dataset }) => dataset.underlay)).toEqual([undefined, undefined, undefined, undefined]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['from another pane', () => showUnderlay(pane(), document.querySelector('section'))],
    ['from a page of the portal', () => clearUnderlay(document.querySelector('section'))],
  ])('keeps its mark until it is certainly drawn as shown: %s', (_, open) => {
    document.body.replaceChildren();
    const next = pane();
    prepareUnderlay(next);
    open();
    endPreparation();
    expect(next.dataset.underlay).toBe('clipped');
    clearUnderlay();
    expect(next).not.toHaveAttribute('data-underlay');
  });
});

test.each([
  ['dialog', 'open'],
  ['div', 'popover'],
])(
  'A26 a pane is not painted while it is hidden if the browser would draw a part of it above everything: %s %s',
  (name, attribute) => {
    const [left, next] = [pane(), pane()] as const;
    for (const each of [left, next]) each.appendChild(document.createElement(name)).setAttribute(attribute, '');
    showUnderlay(left, null);
    prepareUnderlay(next);
    expect([left, next].map(({ dataset }) => dataset.underlay)).toEqual([undefined, undefined]);
  },
);
