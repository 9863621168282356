import { renderHook } from '@testing-library/react';
import type { PaneTier } from '@/domain/subsystem/tiers';
import { useWarmLayout } from './useWarmLayout';

const idle: (() => void)[] = [];
const rest = () => idle.splice(0).forEach((act) => act());

beforeEach(() => {
  idle.length = 0;
  window.requestIdleCallback = ((act: () => void) => idle.push(act)) as never;
  window.cancelIdleCallback = (id) => void (idle[id - 1] = () => undefined);
});

/** Takes a pane through tiers and numbers of mounted micro-apps; returns how often it was laid out. */
function layoutsOf(...steps: [tier: PaneTier, mounts: number][]): number {
  const element = document.createElement('div');
  const size = jest.spyOn(element.appendChild(document.createElement('div')), 'getBoundingClientRect');
  const { rerender } = renderHook(({ tier, mounts }) => useWarmLayout(element, tier, mounts), {
    initialProps: { tier: steps[0]![0], mounts: steps[0]![1] },
  });
  for (const [tier, mounts] of steps.slice(1)) {
    rest();
    size.mockClear();
    rerender({ tier, mounts });
    expect(size).not.toHaveBeenCalled();
  }
  rest();
  return size.mock.calls.length;
}

test.each<[string, number, [PaneTier, number][]]>([
  [
    'it comes back from far',
    1,
    [
      ['far', 2],
      ['near', 2],
    ],
  ],
  [
    'it was mounted ahead',
    1,
    [
      ['near', 1],
      ['near', 2],
    ],
  ],
  [
    'another one was mounted ahead beside it',
    1,
    [
      ['near', 2],
      ['near', 3],
    ],
  ],
  [
    'it was left, and has its layout',
    0,
    [
      ['shown', 2],
      ['near', 2],
    ],
  ],
  [
    'another one was taken down',
    0,
    [
      ['near', 3],
      ['near', 2],
    ],
  ],
  [
    'it is far',
    0,
    [
      ['near', 2],
      ['far', 3],
    ],
  ],
  [
    'it is shown, and laid out by that',
    0,
    [
      ['far', 2],
      ['shown', 3],
    ],
  ],
])('R058 R032 a hidden pane is laid out when the browser is idle: %s', (_, times, steps) =>
  expect(layoutsOf(...steps)).toBe(times),
);

test('R058 shown before the browser is idle, it is left alone', () => {
  const element = document.createElement('div');
  const size = jest.spyOn(element.appendChild(document.createElement('div')), 'getBoundingClientRect');
  const { rerender } = renderHook(({ tier }: { tier: PaneTier }) => useWarmLayout(element, tier, 1), {
    initialProps: { tier: 'far' as PaneTier },
  });
  rerender({ tier: 'near' });
  rerender({ tier: 'shown' });
  rest();
  expect(size).not.toHaveBeenCalled();
});
