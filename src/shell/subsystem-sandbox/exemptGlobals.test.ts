import type { SandboxedApp } from './callers';
import { countExemptGlobals, keepExemptGlobals } from './exemptGlobals';

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
  const undo = keepExemptGlobals({ currentView: () => current, appOf: (view) => views.get(view) });
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
