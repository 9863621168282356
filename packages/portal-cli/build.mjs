// Builds dist/: the portal's rules for registry entries as one module.
import { build } from 'esbuild';

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
