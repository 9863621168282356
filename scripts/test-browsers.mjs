// npm run test:browsers: journeys in Firefox and WebKitGTK, in those of them that are installed.
//   npm run test:browsers -- --project=Firefox menu   one browser, or files whose names contain this
//   --smoke                                           the shortest journey, in Firefox
import { spawn } from 'node:child_process';
import { inProject, run } from './lib/project.mjs';

const SHORTEST = 'an unknown address redirects to home';

/** Resolves to the exit code. */
const toEnd = (...args) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: inProject(), stdio: 'inherit' }).on('close', resolve);
  });

await run(async () => {
  const given = process.argv.slice(2);
  const options = given.includes('--smoke') ? ['--project=Firefox', '-g', SHORTEST] : given;
  const code =
    (await toEnd('scripts/build.mjs', '--if-needed')) ||
    (await toEnd(
      inProject('node_modules', '@playwright', 'test', 'cli.js'),
      ...['test', '-c', 'tests/browsers/playwright.config.ts', ...options],
    ));
  process.exit(code ?? 1);
});
