import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import * as loadedOnce from './colorScheme';

const root = document.documentElement;
const STORED = 'portal.colorScheme';
const stored = (value: unknown) => JSON.stringify({ version: 1, value });

let systemIsDark = false;
let emitSystem: () => void = () => undefined;
const setSystem = (isDark: boolean) => {
  systemIsDark = isDark;
  emitSystem();
};

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-color-scheme');
  systemIsDark = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query === '(prefers-color-scheme: dark)' && systemIsDark;
        },
        addEventListener: (_: string, listener: () => void) => (emitSystem = listener),
        removeEventListener: () => (emitSystem = () => undefined),
      }) as unknown as MediaQueryList,
  );
});

/** The module as after a load of the page. */
const load = () => {
  let loaded!: typeof import('./colorScheme');
  jest.isolateModules(() => (loaded = jest.requireActual('./colorScheme')));
  return loaded;
};

const cases: [stored: string | null, systemIsDark: boolean, expected: 'light' | 'dark'][] = [
  [null, false, 'light'],
  [null, true, 'dark'],
  [stored('system'), true, 'dark'],
  [stored('light'), true, 'light'],
  [stored('dark'), false, 'dark'],
  [stored('blue'), true, 'dark'],
  ['{', true, 'dark'],
  ['null', false, 'light'],
];

describe('R020 R095 B11 the color scheme', () => {
  test.each(cases)('stored %s, system dark: %s → %s', (value, isDark, expected) => {
    if (value !== null) localStorage.setItem(STORED, value);
    systemIsDark = isDark;
    load();
    expect(root.dataset.colorScheme).toBe(expected);
  });

  test.each(cases)('is the same in the script before the first paint: %s, %s → %s', (value, isDark, expected) => {
    if (value !== null) localStorage.setItem(STORED, value);
    systemIsDark = isDark;
    const script = readFileSync(join(process.cwd(), 'config/colorScheme.es5.js'), 'utf8');
    new Function(script)();
    expect(root.dataset.colorScheme).toBe(expected);
  });

  test('that a person chooses shows at once, is stored, and wins over the system until they give it back', () => {
    const { setColorScheme, useColorScheme, useColorSchemeChoice, watchColorScheme, onColorSchemeChange } = loadedOnce;
    const stop = watchColorScheme();
    const changed = jest.fn();
    onColorSchemeChange(changed);
    const Shown = () => <p>{`${useColorSchemeChoice()} ${useColorScheme()}`}</p>;
    render(<Shown />);
    expect(screen.getByText('system light')).toBeInTheDocument();
    act(() => setColorScheme('dark'));
    expect(screen.getByText('dark dark')).toBeInTheDocument();
    expect(root.dataset.colorScheme).toBe('dark');
    expect(localStorage.getItem(STORED)).toBe(stored('dark'));
    act(() => setSystem(true));
    act(() => setSystem(false));
    expect(screen.getByText('dark dark')).toBeInTheDocument();
    act(() => setColorScheme('system'));
    act(() => setSystem(true));
    expect(screen.getByText('system dark')).toBeInTheDocument();
    expect(changed.mock.calls).toEqual([['dark'], ['light'], ['dark']]);
    stop();
    act(() => setSystem(false));
    expect(screen.getByText('system dark')).toBeInTheDocument();
  });

  test.each([
    [STORED, 'dark'],
    [null, 'light'],
    ['portal.language', 'light'],
  ])('of another window is followed: key %s', (key, expected) => {
    const { watchColorScheme } = load();
    const stop = watchColorScheme();
    if (key !== null) localStorage.setItem(STORED, stored('dark'));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(root.dataset.colorScheme).toBe(expected);
    stop();
  });
});
