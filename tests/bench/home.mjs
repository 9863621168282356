// Size of the home page before it is usable, and its load time compared with an empty page.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/lib/builds.mjs';
import { createProxy } from '../../scripts/lib/proxy.mjs';
import { median, sizes, usable, visit } from '../../scripts/lib/measure.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { runToEnd, start } from '../../scripts/lib/processes.mjs';
import { CliError, environmentFile, inProject, root, umi } from '../../scripts/lib/project.mjs';
import { listen, waitFor } from '../../scripts/lib/servers.mjs';

/** In bytes (gzip), and against the empty page. */
const limits = { bytes: 290_000, usable: 1.8 };

/** The portal's build behind `umi preview`; returns the port of the inner server and the origin of the proxy. */
export const servePortalBuild = (output) => serve(root, output, environmentFile('development', output));

/** Measures the home page served at `origin`; returns its rows, and the text about its files. */
export async function measureHome({ browser, output, origin, rounds }) {
  const emptyFolder = inProject('tests', 'bench', 'empty-page');
  await build(emptyFolder);
  const empty = await serve(emptyFolder, join(emptyFolder, 'dist'), environmentFile('development', output));
  const pages = {
    home: { origin, condition: usable.home },
    empty: { origin: empty.origin, condition: usable.empty },
  };
  const times = { home: [], empty: [] };
  let files = [];
  // A first visit of each warms the servers; then the two alternate, so that both run under the same load.
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ['home', 'empty']) {
      const { origin: at, condition } = pages[name];
      const address = name === 'home' ? `${at}/?ssoToken=persona-demo.wbench${round}` : `${at}/`;
      const result = await visit(browser, { address, condition });
      if (round > 0) times[name].push(result.milliseconds);
      if (name === 'home') files = result.files.filter((file) => file !== '/environment.js');
    }
  return report(sizes(output, files), times);
}

async function build(folder) {
  const stamp = join(folder, 'dist', '.built-from');
  const from = fingerprint([
    join(folder, 'src'),
    join(folder, '.umirc.ts'),
    inProject('config'),
    inProject('package-lock.json'),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  const { code, output } = await runToEnd([process.execPath, umi, 'build'], {
    cwd: folder,
    env: { PORTAL_OUTPUT: 'dist' },
  });
  if (code !== 0) throw new CliError(`${output}\nThe empty page could not be built (see above).`);
  writeFileSync(stamp, from);
}

async function serve(cwd, output, environmentFile) {
  let inner;
  start([process.execPath, umi, 'preview', '--port', String(await anyFreePort())], {
    cwd,
    env: cwd === root ? {} : { PORTAL_OUTPUT: 'dist' },
    onLine: (line) => (inner ??= Number(line.match(/listening at .*:(\d+)/)?.[1]) || undefined),
  });
  for (let waited = 0; !inner && waited < 60_000; waited += 100) await new Promise((next) => setTimeout(next, 100));
  if (!inner) throw new CliError('umi preview did not start within a minute.');
  const port = await anyFreePort();
  await listen(createProxy({ inner, output, environmentFile, ports: { portal: port, subsystems: port } }), port);
  await waitFor(`http://localhost:${port}/`);
  return { origin: `http://localhost:${port}`, inner };
}

function report(parts, times) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = parts.filter(({ isQiankun }) => !isQiankun).reduce((sum, { bytes }) => sum + bytes, 0);
  const [home, empty] = [median(times.home), median(times.empty)];
  return {
    rows: [
      {
        name: 'Script and style of the home page before it is usable, in kB (gzip)',
        ratio: total / 1000,
        limit: limits.bytes / 1000,
        detail: `${parts.length} files; qiankun among them: ${parts.some(({ isQiankun }) => isQiankun) ? 'yes' : 'no'}`,
      },
      {
        name: 'Home page from navigation to usable, with an empty cache, against an empty React + antd page',
        ratio: home / empty,
        limit: limits.usable,
        detail: `${home.toFixed(0)} ms / ${empty.toFixed(0)} ms`,
      },
    ],
    text: [
      '| file of the home page | gzip |',
      '| --- | ---: |',
      ...parts.map(
        ({ name, bytes, isQiankun }) =>
          `| ${name}${isQiankun ? ' (qiankun, not counted)' : ''} | ${kilobytes(bytes)} |`,
      ),
    ].join('\n'),
  };
}
