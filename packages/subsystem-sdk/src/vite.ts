/** Options of the Vite plugin. */
export interface PortalSubsystemOptions {
  /** Global name under which the script sets its life cycles; unique among subsystems, such as `patrolsSubsystem`. */
  name: string;
}

interface BuiltUrlContext {
  hostType: 'js' | 'css' | 'html';
}

/** Base of the subsystem's files at run time: qiankun's variable in the sandbox, where the page is the portal's. */
const RUNTIME_BASE = 'window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ || document.baseURI';

const BUILT_SCRIPT = /\s*<script type="module"[^>]*? src="([^"]+)"><\/script>/;

/**
 * Vite plugin that builds what the portal's sandbox can load, from an ordinary Vite project: one classic script that
 * sets the named exports of the page's script as `window[name]`, style sheets that the page links, and assets whose
 * URLs hold wherever the page runs. Vite's development server is not changed.
 *
 * @example
 * export default defineConfig({ plugins: [vue(), portalSubsystem({ name: 'patrolsSubsystem' })] });
 */
export function portalSubsystem({ name }: PortalSubsystemOptions) {
  return {
    name: 'portal-subsystem',
    apply: 'build' as const,
    // After the plugins that turn the page into a script and back.
    enforce: 'post' as const,
    config: ({ base = './' }: { base?: string }) => ({
      base,
      build: {
        modulePreload: false as const,
        cssCodeSplit: false,
        rollupOptions: {
          // Otherwise Rollup drops the exports of an entry.
          preserveEntrySignatures: 'strict' as const,
          output: { format: 'iife' as const, name, inlineDynamicImports: true },
        },
      },
      experimental: {
        renderBuiltUrl: (file: string, { hostType }: BuiltUrlContext) =>
          hostType === 'js' ? { runtime: `new URL(${JSON.stringify(file)}, ${RUNTIME_BASE}).href` } : undefined,
      },
    }),
    // Vite makes a module of the page that only imports its scripts.
    transform: (code: string, id: string) =>
      id.endsWith('.html') ? { code: code.replace(/^import (?=["'])/gm, 'export * from '), map: null } : null,
    transformIndexHtml: {
      order: 'post' as const,
      handler: (html: string) => {
        const [tag, source] = BUILT_SCRIPT.exec(html) ?? [];
        if (!tag || !source) throw new Error('The page has no <script type="module"> for the portal to start');
        return (
          html
            .replace(tag, '')
            .replace(/(<link rel="stylesheet") crossorigin/g, '$1')
            // A classic script runs at once: it needs the elements of the page before it.
            .replace(/\s*<\/body>/, () => `\n    <script src="${source}" entry></script>\n  </body>`)
        );
      },
    },
  };
}
