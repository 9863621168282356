// Builds dist/: what the command takes from the portal's sources, and the packed SDK.
//   --portal   also the portal itself, from the build of the repository; what is packed needs it
import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { runNpm } from './src/npm.mjs';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/rules.ts'],
  outfile: 'dist/rules.mjs',
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'node20',
  logLevel: 'warning',
});

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/carried.ts'],
  outfile: 'dist/carried.cjs',
  bundle: true,
  format: 'cjs',
  minifyWhitespace: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});

if (process.argv.includes('--portal')) {
  const portal = join(import.meta.dirname, '../../dist');
  if (!existsSync(join(portal, 'index.html'))) {
    console.error('The portal is not built: run npm run build in the root.');
    process.exit(1);
  }
  rmSync(join(import.meta.dirname, 'dist/portal'), { recursive: true, force: true });
  // Compressed copies are for real servers.
  cpSync(portal, join(import.meta.dirname, 'dist/portal'), {
    recursive: true,
    filter: (path) => !/\.(gz|br|map)$/.test(path),
  });
}

// The SDK, which `portal create` puts into new projects. It is packed again when it was built again.
const { version } = JSON.parse(readFileSync(new URL('../subsystem-sdk/package.json', import.meta.url), 'utf8'));
const sdk = join(import.meta.dirname, '../subsystem-sdk');
const packed = join(import.meta.dirname, 'dist', `portal-subsystem-sdk-${version}.tgz`);
const builtAt = () => statSync(join(sdk, 'dist/index.js'), { throwIfNoEntry: false })?.mtimeMs;
if (!builtAt()) runNpm(['run', 'build'], sdk);
if (!(statSync(packed, { throwIfNoEntry: false })?.mtimeMs > builtAt()))
  runNpm(['pack', '--ignore-scripts', '--pack-destination', dirname(packed)], sdk);
