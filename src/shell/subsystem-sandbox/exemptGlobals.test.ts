import { readFileSync } from 'node:fs';
import type { SandboxedApp } from './callers';
import { countExemptGlobals, EXEMPT_NAMES, keepExemptGlobals } from './exemptGlobals';

const app = (code: string): SandboxedApp => ({ code, origins: new Set(), isCurrent: () => true });
const real = window as unknown as { System?: unknown };

test('R034 F13 a name that qiankun writes to the real window belongs to the micro-app that is running', () => {
  const [lift, af] = [app('lift'), app('af')];
  const views = new Map<object, SandboxedApp>([
    [{}, lift],
    [{}, af],
  ]);
  const [liftView, afView] = [...views.keys()] as { System?: unknown }[];
  let current: object | null = liftView!;
  const undo = keepExemptGlobals({ currentAppWindow: () => current, appOf: (view) => views.get(view) });
  real.System = 'loader of lift';
  current = afView!;
  real.System = 'loader of af';
  current = null;
  expect([liftView!.System, afView!.System, real.System]).toEqual(['loader of lift', 'loader of af', undefined]);
  expect([countExemptGlobals(lift), countExemptGlobals(app('wcx'))]).toEqual([1, 0]);
  real.System = 'of the shell';
  expect(real.System).toBe('of the shell');
  undo();
  expect('System' in window).toBe(false);
});

test('R034 what the shell has set before stays the value of the shell', () => {
  real.System = 'of the shell';
  const undo = keepExemptGlobals({ currentAppWindow: () => null, appOf: () => undefined });
  expect(real.System).toBe('of the shell');
  undo();
});

test('R034 the names are those that the installed qiankun lets through', () => {
  const source = readFileSync(require.resolve('qiankun/es/sandbox/proxySandbox.js'), 'utf8');
  const namesIn = (list: string) =>
    [...(new RegExp(`var ${list} = [^;]*?\\[([^\\]]*)\\]`).exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, name]) => name,
    );
  expect([...namesIn('globalVariableWhiteList'), ...namesIn('variableWhiteListInDev')].sort()).toEqual(
    // The browser sets `event` for each event, whichever program handles it.
    [...EXEMPT_NAMES, 'event'].sort(),
  );
});
