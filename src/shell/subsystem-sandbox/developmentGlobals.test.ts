import { hideDevelopmentGlobals } from './developmentGlobals';
import type { SandboxWindow } from './patches/define';

/** A window as qiankun makes it: what it does not have itself is the real window's. */
const openView = () => {
  const view = Object.create(window) as SandboxWindow & Record<string, unknown>;
  hideDevelopmentGlobals(view);
  return view;
};
const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
afterEach(() =>
  ['webpackChunk', '__reactRefreshInjected', HOOK].forEach((name) => Reflect.deleteProperty(window, name)),
);

test("R034 a micro-app does not take the portal's development server for its own", () => {
  Object.assign(window, { webpackChunk: [['react']], __reactRefreshInjected: true, [HOOK]: { inject: () => 1 } });
  const view = openView();
  expect([view.webpackChunk, view.__reactRefreshInjected, view[HOOK]]).toEqual([undefined, undefined, undefined]);
  expect(window).toHaveProperty('__reactRefreshInjected', true);
});

test("R034 React's developer tools see every micro-app", () => {
  const tools = { emit: () => undefined };
  Object.assign(window, { [HOOK]: tools });
  expect(openView()[HOOK]).toBe(tools);
  Reflect.deleteProperty(window, HOOK);
  expect(HOOK in openView()).toBe(false);
});
