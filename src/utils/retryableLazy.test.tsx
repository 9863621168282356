import { lazy, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import {
  forgetFailedChunks,
  LazyBoundary,
  requireForChunks,
  retryableLazy,
  retryableLoad,
  retryableRoutes,
} from './retryableLazy';

/** Delays of all timers. */
const mockDelays: number[] = [];
// React keeps the function that it finds when it is loaded.
jest.mock('react-dom/client', () => {
  const { setTimeout: original } = globalThis;
  globalThis.setTimeout = ((act: () => void, delay?: number) => {
    mockDelays.push(delay ?? 0);
    return original(act, delay);
  }) as typeof setTimeout;
  return jest.requireActual<object>('react-dom/client');
});

afterEach(() => requireForChunks(() => Promise.resolve()));

describe('R286 a loader that can be retried', () => {
  test('loads once on success', async () => {
    const load = jest.fn().mockResolvedValue('chunk');
    const request = retryableLoad(load);
    expect(await Promise.all([request(), request()])).toEqual(['chunk', 'chunk']);
    forgetFailedChunks();
    await request();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('stays failed until the failures are cleared', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('x')).mockResolvedValue('chunk');
    const request = retryableLoad(load);
    await expect(request()).rejects.toThrow('x');
    await expect(request()).rejects.toThrow('x');
    expect(load).toHaveBeenCalledTimes(1);
    forgetFailedChunks();
    await expect(request()).resolves.toBe('chunk');
  });

  test('waits for the texts of its chunk as well, and fails without them', async () => {
    let arrive!: () => void;
    let isLost = false;
    const texts = new Promise<void>((resolve) => (arrive = resolve));
    requireForChunks(() => (isLost ? Promise.reject(new Error('texts')) : texts));
    const ended = jest.fn();
    const waiting = retryableLoad(() => Promise.resolve('chunk'))().then(ended);
    await act(async () => undefined);
    expect(ended).not.toHaveBeenCalled();
    arrive();
    await waiting;
    expect(ended).toHaveBeenCalledWith('chunk');

    isLost = true;
    const request = retryableLoad(() => Promise.resolve('chunk'));
    await expect(request()).rejects.toThrow('texts');
    isLost = false;
    forgetFailedChunks();
    await expect(request()).resolves.toBe('chunk');
  });

  test('renders at once when it is loaded, without its fallback', async () => {
    const load = () => Promise.resolve({ default: () => <p>page</p> });
    const Fallback = jest.fn(() => null);
    const show = (LazyComponent: React.ComponentType) =>
      render(
        <Suspense fallback={<Fallback />}>
          <LazyComponent />
        </Suspense>,
      );
    const Loaded = retryableLazy<object>(load);
    await Loaded.preload();
    show(Loaded);
    expect(screen.getByText('page')).toBeInTheDocument();
    expect(Fallback).not.toHaveBeenCalled();

    const Loading = retryableLazy<object>(load);
    await act(async () => void show(Loading));
    expect(screen.getAllByText('page')).toHaveLength(2);
    expect(Fallback).toHaveBeenCalled();
  });

  test('can be prefetched, and a failed prefetch has no effect', async () => {
    const LazyComponent = retryableLazy<object>(() => Promise.reject<{ default: () => null }>(new Error('x')));
    await expect(LazyComponent.preload()).resolves.toBeUndefined();
  });

  test('tries again at the first use after its code could not be preloaded', async () => {
    const load = jest
      .fn<Promise<{ default: () => React.ReactNode }>, []>()
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue({ default: () => <p>page</p> });
    const Page = retryableLazy(load);
    await Page.preload();
    await act(async () => {
      render(
        <LazyBoundary fallback="loading">
          <Page />
        </LazyBoundary>,
      );
    });
    expect(screen.getByText('page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

/** Renders a lazy page that contains a lazy part, below boundaries of one kind; returns the delays for which React waits. */
async function delaysOf(Boundary: React.ComponentType<React.SuspenseProps>): Promise<number[]> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // `act` would skip the timer by which React delays what follows a fallback.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  mockDelays.length = 0;
  const long = () => mockDelays.filter((delay) => delay > 10);
  const arrive: (() => void)[] = [];
  const lazyOf = (Content: React.ComponentType) =>
    retryableLazy<object>(() => new Promise((resolve) => arrive.push(() => resolve({ default: Content }))));
  const Part = lazyOf(() => <p>part</p>);
  const Page = lazyOf(() => (
    <Boundary fallback="part loads">
      <Part />
    </Boundary>
  ));
  const place = document.createElement('div');
  const root = createRoot(place);
  const isShown = async (text: string) => {
    while (place.textContent !== text && long().length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  root.render(
    <Boundary fallback="page loads">
      <Page />
    </Boundary>,
  );
  await isShown('page loads');
  arrive[0]!();
  await isShown('part loads');
  arrive[1]?.();
  await isShown('part');
  root.unmount();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  return long();
}

test('R286 what has suspended is shown when its code arrives; React by itself delays it', async () => {
  expect(await delaysOf(LazyBoundary)).toEqual([]);
  expect(await delaysOf(Suspense)).toEqual([expect.any(Number)]);
});

describe('R286 the route components of the framework', () => {
  test('are loaded by a loader that can be retried', async () => {
    const load = jest.fn().mockResolvedValue({ default: () => <p>page</p> });
    const components: Record<string, React.ComponentType> = { 1: lazy(load) as unknown as React.ComponentType };
    const before = components[1];
    retryableRoutes(components, { fallback: null });
    expect(components[1]).not.toBe(before);
    const Page = components[1]!;
    await act(async () => {
      render(
        <Suspense fallback={null}>
          <Page />
        </Suspense>,
      );
    });
    expect(screen.getByText('page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('wait for texts, unless they are complete without them', async () => {
    requireForChunks(() => Promise.reject(new Error('texts')));
    const page = () => Promise.resolve({ default: () => <p>page</p> });
    const components: Record<string, unknown> = { home: lazy(page), list: lazy(page) };
    retryableRoutes(components, { fallback: null, usesShellTexts: (id) => id === 'home' });
    const { home, list } = components as Record<string, { preload(): Promise<unknown> }>;
    expect([await home!.preload(), await list!.preload()]).toEqual([expect.anything(), undefined]);
  });

  test('that are not pending lazy components stay unchanged', () => {
    const Plain = () => null;
    const components = { 1: Plain, 2: null, 3: undefined };
    retryableRoutes(components, { fallback: null });
    expect(components).toEqual({ 1: Plain, 2: null, 3: undefined });
  });
});
