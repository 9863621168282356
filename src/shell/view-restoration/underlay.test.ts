import { UNDERLAY_MS, showUnderlay, clearUnderlay } from './underlay';

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
    expect(left.dataset.underlay).toBe('true');
    jest.advanceTimersByTime(1);
    expect(left).not.toHaveAttribute('data-underlay');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('has one more below it; the shown pane is neither of them', () => {
    const all = [pane(), pane(), pane()] as const;
    const marked = () => all.map(({ dataset }) => dataset.underlay === 'true');
    showUnderlay(all[0], all[1]);
    showUnderlay(all[1], all[2]);
    expect(marked()).toEqual([true, true, false]);
    showUnderlay(all[2], all[0]);
    expect(marked()).toEqual([false, true, true]);
    const fourth = pane();
    showUnderlay(all[0], fourth);
    expect(marked()).toEqual([true, false, true]);
    clearUnderlay();
    expect(marked()).toEqual([false, false, false]);
    expect(jest.getTimerCount()).toBe(0);
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
