// npm run bench: what the home page weighs before it is usable, and how long that takes next to an empty page.
//   --smoke   one round, nothing written
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './parts/chromium.mjs';
import { fingerprint } from './parts/builds.mjs';
import { createFront } from './parts/front.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { median, sizes, usable, visit } from './parts/measure.mjs';
import { anyFreePort } from './parts/ports.mjs';
import { runToEnd, start, stopAll, stopOnSignals } from './parts/processes.mjs';
import { Explained, inProject, outputFolder, requireNode, root, run, umi } from './parts/project.mjs';
import { listen, waitFor } from './parts/servers.mjs';

const smoke = process.argv.includes('--smoke');
const rounds = smoke ? 1 : 15;
const limits = { required: 350_000, wished: 300_000 };

await run(async () => {
  requireNode();
  stopOnSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const home = outputFolder();
  if (!existsSync(join(home, 'index.html'))) throw new Explained('There is no build yet: run npm run build first.');
  const emptyFolder = inProject('tests', 'bench', 'empty-page');
  await build(emptyFolder);

  const environmentFile = join(home, 'environment.js');
  const pages = {
    home: { ...(await serve(root, home, environmentFile)), condition: usable.home },
    empty: { ...(await serve(emptyFolder, join(emptyFolder, 'dist'), environmentFile)), condition: usable.empty },
  };
  const { chromium: playwright } = createRequire(import.meta.url)('@playwright/test');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await playwright.launch({
    executablePath: chromium,
    args: [...asRoot, '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

  const times = { home: [], empty: [] };
  let files = [];
  // A first visit of each warms the servers; then the two take turns, so that both meet the same machine.
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ['home', 'empty']) {
      const { origin, condition } = pages[name];
      const address = name === 'home' ? `${origin}/?ssoToken=persona-demo.wbench${round}` : `${origin}/`;
      const result = await visit(browser, { address, condition });
      if (round > 0) times[name].push(result.milliseconds);
      if (name === 'home') files = result.files.filter((file) => file !== '/environment.js');
    }
  await browser.close();
  await stopAll();

  const text = report(sizes(home, files), times);
  console.log(text);
  if (!smoke) writeFileSync(inProject('docs', 'benchmarks.md'), page(text));
  process.exit(0);
});

async function build(folder) {
  const stamp = join(folder, 'dist', '.built-from');
  const from = fingerprint([
    join(folder, 'src'),
    join(folder, '.umirc.ts'),
    inProject('config'),
    inProject('package-lock.json'),
  ]);
  const { readFileSync } = await import('node:fs');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  const { code, output } = await runToEnd([process.execPath, umi, 'build'], {
    cwd: folder,
    env: { PORTAL_OUTPUT: 'dist' },
  });
  if (code !== 0) throw new Explained(`${output}\nThe empty page could not be built (see above).`);
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
  if (!inner) throw new Explained('umi preview did not start within a minute.');
  const port = await anyFreePort();
  await listen(createFront({ inner, output, environmentFile, ports: { portal: port, subsystems: port } }), port);
  await waitFor(`http://localhost:${port}/`);
  return { origin: `http://localhost:${port}` };
}

function report(parts, times) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = parts.filter(({ isQiankun }) => !isQiankun).reduce((sum, { bytes }) => sum + bytes, 0);
  const [home, empty] = [median(times.home), median(times.empty)];
  const verdict =
    total <= limits.wished ? 'within the stretch' : total <= limits.required ? 'within the limit' : 'OVER THE LIMIT';
  return [
    `Script and style of the home page before it is usable (gzip): ${kilobytes(total)} — ${verdict} (limit ${kilobytes(limits.required)}, stretch ${kilobytes(limits.wished)})`,
    '',
    '| part | gzip |',
    '| --- | ---: |',
    ...parts.map(
      ({ name, bytes, isQiankun }) => `| ${name}${isQiankun ? ' (qiankun, not counted)' : ''} | ${kilobytes(bytes)} |`,
    ),
    '',
    `Qiankun among it: ${parts.some(({ isQiankun }) => isQiankun) ? 'yes' : 'no'}`,
    '',
    `Time from navigation to usable, median of ${times.home.length} with an empty cache: home ${home.toFixed(0)} ms, empty React + antd page ${empty.toFixed(0)} ms, ratio ${(home / empty).toFixed(2)}`,
  ].join('\n');
}

/** The page that keeps the last result. */
function page(text) {
  return `# Benchmarks

Written by \`npm run bench\`: the production build with the mock world behind it, on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}. Usable means: greeting shown, navigation clickable, notices listed. The empty page is one antd button, built with the same settings; both take turns in one run, so the ratio says more than the milliseconds.

${text}
`;
}
