// npm run test:dev: `portal dev` of the packed command, outside of the repository and without the network. Needs the
// portal's build (npm run build in the root) and Chromium.
//   -- plain                          only this stack
//   -- --in <portal> --token <token>  also inside this portal, in place of its subsystem "lift"
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { editInDeployedPortal, editInPortal, launchBrowser } from './editing.mjs';
import { createInstallation } from './installation.mjs';

/** One for each tool that the tree has: esbuild in the sandbox, Vite in a frame. */
const STACKS = ['plain', 'react'];

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const { values: deployed, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, token: { type: 'string' } },
});
const stacks = STACKS.filter((stack) => given.length === 0 || given.includes(stack));
execFileSync(process.execPath, [join(packageFolder, 'build.mjs'), '--portal'], { stdio: 'inherit' });
const code = 'sitePatrols';
const [installation, browser] = await Promise.all([createInstallation({ isReal: false }), launchBrowser()]);
const folderOf = (stack) => join(installation.place, stack);
let failed = 0;
/** Prints what `work` returns, or why it failed. */
async function attempt(name, work) {
  try {
    console.log(`✓ ${name}: ${await work()}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${name}: ${error.stack}`);
  }
}
try {
  for (const stack of stacks) {
    const folder = folderOf(stack);
    await installation.portal(['create', code, '--stack', stack, '--folder', folder, '--yes']);
    await installation.install(folder);
    await attempt(stack, async () => {
      const { isFrame, openedMs, editMs, hasKept } = await editInPortal({ installation, folder, stack, code, browser });
      const place = isFrame ? 'frame' : 'sandbox';
      return `${place}, opened in ${openedMs} ms, an edit seen after ${editMs} ms, what was typed ${hasKept ? 'kept' : 'gone'}`;
    });
  }
  if (deployed.in) {
    const folder = folderOf('deployed');
    await installation.portal(['create', 'lift', '--stack', 'plain', '--folder', folder, '--yes']);
    await installation.install(folder);
    await attempt('deployed', async () => {
      const { in: portal, token } = deployed;
      const { editMs } = await editInDeployedPortal({ installation, folder, code: 'lift', browser, portal, token });
      return `asked, opened, an edit seen after ${editMs} ms, reset`;
    });
  }
} finally {
  await browser.close();
  installation.remove();
}
console.log(`${stacks.length + (deployed.in ? 1 : 0)} programs, ${failed} wrong`);
process.exitCode = failed > 0 ? 1 : 0;
