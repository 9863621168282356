import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import ReactRefreshPlugin from '@umijs/react-refresh-webpack-plugin';
import webpack, { type Stats } from 'webpack';
import { serveFiles, type Files } from './serveFiles';

const root = resolve(__dirname, '../../..');

const LIFE_CYCLES = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

let shown;
export const bootstrap = async () => undefined;
export async function mount({ container }) {
  shown = createRoot(container.querySelector('#lift-root'));
  shown.render(createElement(App));
}
export const unmount = async () => shown.unmount();
`;

/** A module of its own: Fast Refresh keeps the state only if a module exports nothing but components. */
const componentText = (heading: string) => `
import { createElement, useState } from 'react';

export function App() {
  const [count, setCount] = useState(0);
  return createElement('div', null,
    createElement('h1', null, ${JSON.stringify(heading)}),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Count ' + count));
}
`;

/**
 * A development server as `umi dev` is one: webpack with hot updates, React Fast Refresh, and Umi's client in the page.
 * Files and socket are served from this process.
 */
export async function serveDevelopment(page: Page, { origin, heading }: { origin: string; heading: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'development-'));
  const component = join(folder, 'App.js');
  const output = join(folder, 'dist');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    devtool: 'eval',
    target: ['web', 'es2022'],
    entry: { app: [require.resolve('@umijs/bundler-webpack/client/client/client.js'), join(folder, 'lifecycles.js')] },
    output: {
      path: output,
      publicPath: 'auto',
      library: { type: 'umd', name: 'lift' },
      chunkLoadingGlobal: 'webpackChunk',
    },
    resolve: { modules: [join(root, 'node_modules')] },
    module: { rules: [{ test: component, loader: join(root, 'config/plugins/fastRefresh.cjs') }] },
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
      new webpack.DefinePlugin({
        'process.env.SOCKET_SERVER': '""',
        'process.env.ERROR_OVERLAY': '"none"',
        'process.env.FAST_REFRESH': 'true',
      }),
    ],
  });

  const files: Files = {
    '/': '<!doctype html><html><head><meta charset="utf-8"><title>Lifts</title></head><body><div id="lift-root"></div><script src="/app.js" entry></script></body></html>',
  };
  const sockets = new Set<WebSocketRoute>();
  let hash = '';
  const announce = (socket: WebSocketRoute, ...messages: object[]) =>
    [...messages, { type: 'hash', data: hash }, { type: 'ok' }].forEach((one) => socket.send(JSON.stringify(one)));

  const publish = async (stats: Stats) => {
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    hash = stats.hash!;
    for (const name of await readdir(output)) files[`/${name}`] = await readFile(join(output, name), 'utf8');
    sockets.forEach((socket) => announce(socket));
  };
  let compiled: (stats: Stats) => void;
  let watching: { close(done: () => void): void } | undefined;
  const edit = async (next: string) => {
    await writeFile(component, componentText(next));
    const stats = await new Promise<Stats>((done, fail) => {
      compiled = done;
      // Only a compiler that watches makes updates.
      watching ??= compiler.watch({ aggregateTimeout: 20 }, (error, result) =>
        error || !result ? fail(error ?? new Error('webpack returned nothing')) : compiled(result),
      );
    });
    await publish(stats);
  };

  await writeFile(join(folder, 'lifecycles.js'), LIFE_CYCLES);
  await edit(heading);
  await serveFiles(page, origin, files);
  await page.routeWebSocket(
    (url) => url.host === new URL(origin).host,
    (socket) => {
      sockets.add(socket);
      announce(socket, { type: 'connected' });
    },
  );
  return {
    /** Changes the heading in the program's source. */
    edit,
    /** Ends the connections, as a restart of the server does. */
    restart: async () => {
      const open = [...sockets];
      sockets.clear();
      await Promise.all(open.map((socket) => socket.close()));
    },
    close: async () => {
      await new Promise<void>((done) => (watching ? watching.close(done) : done()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
