import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { pageOf } from './page.mjs';

/**
 * Vite plugin that builds a subsystem into one script and one page. The styles of all components replace `__STYLES__`
 * in the script, because the portal's policy header blocks style sheets of another origin. The name of the script
 * carries its content hash.
 *
 * @param folder - Folder of the subsystem; its name is the subsystem's code.
 * @param options.title - Title of the page.
 */
export function oneScript(folder, { title }) {
  const code = basename(folder);
  return {
    name: 'one-script',
    // After Vite has collected the styles of all components.
    enforce: 'post',
    config: () => ({
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'chrome111',
        // UMD with one default export: the life cycles are the last property that the script sets on `window`.
        lib: { entry: 'src/main.ts', name: code, formats: ['umd'], fileName: () => `${code}.js` },
        rollupOptions: { output: { exports: 'default' } },
        reportCompressedSize: false,
      },
    }),
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      const script = files.find((file) => file.type === 'chunk');
      if (!script) throw new Error('The build has no script');
      const text = JSON.stringify(styles.map(({ source }) => String(source)).join('\n'));
      script.code = script.code.replace(/(["'`])__STYLES__\1/, () => text);
      script.fileName = `${code}.${createHash('sha256').update(script.code).digest('hex').slice(0, 8)}.js`;
      for (const { fileName } of styles) delete bundle[fileName];
      const page = pageOf({ title, script: script.fileName });
      this.emitFile({ type: 'asset', fileName: 'index.html', source: page });
    },
  };
}
