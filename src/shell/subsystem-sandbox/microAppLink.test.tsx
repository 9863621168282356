import { readFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JsxEmit, ModuleKind, transpile } from 'typescript';
import type { Registry } from '@/domain/subsystem/registry';
import { createPaneNavigator, umiRoutesInfo } from '../../../tests/support/subsystemHost';
import { createHistoryFacade } from './historyFacade';

const TEMPLATE = '@umijs/plugins/libs/qiankun/slave/MicroAppLink.tsx';

/** Umi's own component, as a slave generates it; its model has what the portal hands over. */
function microAppLink(stateFromMaster: object): ComponentType<Record<string, unknown>> {
  const code = transpile(readFileSync(require.resolve(TEMPLATE), 'utf8').replace('__USE_MODEL__;', ''), {
    module: ModuleKind.CommonJS,
    jsx: JsxEmit.React,
    esModuleInterop: true,
  });
  const constants = { qiankunStateFromMasterModelNamespace: '@@qiankunStateFromMaster' };
  const load = (name: string): unknown => (name === './constants' ? constants : jest.requireActual<object>(name));
  const module = { exports: {} as { MicroAppLink: ComponentType<Record<string, unknown>> } };
  const useModel = (name: string) => (name === constants.qiankunStateFromMasterModelNamespace ? stateFromMaster : null);
  new Function('module', 'exports', 'require', 'useModel', code)(module, module.exports, load, useModel);
  return module.exports.MicroAppLink;
}

const registry = { subsystems: new Map(['lift', 'mgr'].map((code) => [code, { code }])) } as unknown as Registry;
const real = Object.getOwnPropertyDescriptor(window, 'history')!;
afterEach(() => void Object.defineProperty(window, 'history', real));

test("R034 Umi's MicroAppLink leads to another subsystem, by its address and by a click", async () => {
  const openPage = jest.fn();
  const navigator = createPaneNavigator('/', { onMove: jest.fn() });
  const { history } = createHistoryFacade({
    code: 'lift',
    navigator,
    hrefOf: (inner) => `/lift${inner}`,
    openPage,
    sandboxed: () => ({}),
    isShown: true,
  });
  navigator.attachHistory({
    location: { pathname: '/', search: '', hash: '' },
    push: jest.fn(),
    replace: jest.fn(),
    listen: () => () => undefined,
  });
  // The window of the slave.
  Object.defineProperty(window, 'history', { value: history, configurable: true });
  const MicroAppLink = microAppLink(umiRoutesInfo(registry));
  render(createElement(MicroAppLink, { name: 'mgr', to: '/orders/1?tab=log' }, 'Order 1'));
  const link = screen.getByRole('link', { name: 'Order 1' });
  expect(link).toHaveAttribute('href', '/mgr/orders/1?tab=log');
  await userEvent.click(link);
  expect(openPage.mock.calls).toEqual([['/mgr/orders/1?tab=log']]);
});
