import { createFakePortal, followState, repeatWhileVisible } from './index.ts';

test('R140 a part of the state is followed, and nothing else', () => {
  const portal = createFakePortal({ state: { locale: 'zh-CN' } });
  const seen: string[][] = [];
  const stop = followState(
    portal,
    (state) => state.locale,
    (...locales) => void seen.push(locales),
  );
  portal.setState({ isVisible: false });
  portal.setState({ isVisible: true });
  expect(seen).toEqual([]);
  portal.setState({ locale: 'en-US' });
  stop();
  portal.setState({ locale: 'zh-CN' });
  expect(seen).toEqual([['en-US', 'zh-CN']]);
});

describe('what repeats while the subsystem is on screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('R140 is not called because it is hidden and shown, and once after a call fell due meanwhile', () => {
    const portal = createFakePortal();
    const act = jest.fn();
    const stop = repeatWhileVisible(portal, act, 10_000);
    jest.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(1);

    portal.setState({ isVisible: false });
    portal.setState({ isVisible: true });
    jest.advanceTimersByTime(9_000);
    expect(act).toHaveBeenCalledTimes(1);

    portal.setState({ isVisible: false });
    jest.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledTimes(1);
    portal.setState({ isVisible: true });
    expect(act).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(3);

    stop();
    portal.setState({ isVisible: false });
    portal.setState({ isVisible: true });
    jest.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledTimes(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('waits until a subsystem that starts hidden is shown', () => {
    const portal = createFakePortal({ state: { isVisible: false } });
    const act = jest.fn();
    const stop = repeatWhileVisible(portal, act, 10_000);
    jest.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
    portal.setState({ isVisible: true });
    jest.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledTimes(1);
    stop();
  });
});
