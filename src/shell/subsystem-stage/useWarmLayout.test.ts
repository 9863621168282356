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

/** Takes a pane through tiers and numbers of mounted micro-apps; returns how often the last step laid it out. */
function layoutsOf(steps: readonly [tier: PaneTier, mounts: number][], { isIdleBetween = true } = {}): number {
  const element = document.createElement('div');
  const size = jest.spyOn(element.appendChild(document.createElement('div')), 'getBoundingClientRect');
  const [[tier, mounts], ...others] = steps as [[PaneTier, number], ...[PaneTier, number][]];
  const { rerender } = renderHook((next) => useWarmLayout(element, next.tier, next.mounts), {
    initialProps: { tier, mounts },
  });
  for (const [nextTier, nextMounts] of others) {
    if (isIdleBetween) rest();
    size.mockClear();
    rerender({ tier: nextTier, mounts: nextMounts });
    expect(size).not.toHaveBeenCalled();
  }
  rest();
  return size.mock.calls.length;
}

const OUTDATED: [string, [PaneTier, number][]][] = [
  [
    'it comes back from far',
    [
      ['far', 2],
      ['near', 2],
    ],
  ],
  [
    'it was mounted ahead',
    [
      ['near', 1],
      ['near', 2],
    ],
  ],
  [
    'another one was mounted ahead beside it',
    [
      ['near', 2],
      ['near', 3],
    ],
  ],
];
test.each(OUTDATED)('A28 R032 a hidden pane is laid out when the browser is idle: %s', (_, steps) =>
  expect(layoutsOf(steps)).toBe(1),
);

const CURRENT: [string, [PaneTier, number][]][] = [
  [
    'it was left, and has its layout',
    [
      ['shown', 2],
      ['near', 2],
    ],
  ],
  [
    'it was shown meanwhile',
    [
      ['near', 2],
      ['near', 3],
      ['shown', 3],
      ['near', 3],
    ],
  ],
  [
    'another one was taken down',
    [
      ['near', 3],
      ['near', 2],
    ],
  ],
  [
    'it is far',
    [
      ['near', 2],
      ['far', 3],
    ],
  ],
  [
    'it is shown',
    [
      ['far', 2],
      ['shown', 3],
    ],
  ],
];
test.each(CURRENT)('A28 a pane is left alone: %s', (_, steps) => expect(layoutsOf(steps)).toBe(0));

test('A28 what is outdated stays so until the browser is idle, also when another one is taken down before', () => {
  expect(
    layoutsOf(
      [
        ['near', 2],
        ['near', 3],
        ['near', 2],
      ],
      { isIdleBetween: false },
    ),
  ).toBe(1);
  expect(
    layoutsOf(
      [
        ['far', 2],
        ['near', 2],
        ['shown', 2],
      ],
      { isIdleBetween: false },
    ),
  ).toBe(0);
});
