import { BENEATH_MS } from '@/constants/panes';
import { layBeneath, liftBeneath } from './beneath';

const pane = () => document.body.appendChild(document.createElement('section'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  liftBeneath();
  jest.useRealTimers();
});

describe('the pane that was left last', () => {
  test('stays painted for a moment, and no longer', () => {
    const left = pane();
    layBeneath(left);
    jest.advanceTimersByTime(BENEATH_MS - 1);
    expect(left.dataset.beneath).toBe('true');
    jest.advanceTimersByTime(1);
    expect(left).not.toHaveAttribute('data-beneath');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is the only one', () => {
    const [first, second] = [pane(), pane()];
    layBeneath(first);
    layBeneath(second);
    expect([first.dataset.beneath, second.dataset.beneath]).toEqual([undefined, 'true']);
  });

  test.each([
    ['a key, before it moves the focus', () => document.body.dispatchEvent(new KeyboardEvent('keydown'))],
    ['printing', () => window.dispatchEvent(new Event('beforeprint'))],
    ['another window', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ])('A26 is hidden with %s', (_, happen) => {
    const left = pane();
    layBeneath(left);
    happen();
    expect(left).not.toHaveAttribute('data-beneath');
  });
});
