import type { Release } from '@/domain/subsystem/release';

/** File that the page names, as written and resolved. */
export interface PageFile {
  name: string;
  address: string;
}

/** What the page of a micro-app names. */
export interface AppPage {
  hasScript: boolean;
  /** Address of the first ES module; that of the page for an inline one. Null without any. */
  esModule: string | null;
  scripts: PageFile[];
  styles: PageFile[];
  release: Release;
}

/** Longest version that is shown. */
const VERSION_MAX = 40;

const IS_SCRIPT = /^(|text\/javascript|application\/javascript)$/i;

/** Whether a script of this type runs in the sandbox. */
export const isClassicScript = (type: string): boolean => IS_SCRIPT.test(type);

/**
 * An inline script that begins with `import(…)`, as vite-plugin-qiankun writes it. In the sandbox it would wait for its
 * module until the opening times out: the address is one of the portal, or refused by its policy.
 */
const FIRST_IMPORT = /^\s*import\s*\(\s*(?:(["'])(.*?)\1)?/;

/** Reads the page at `entry`. */
export function readPage(html: string, entry: string): AppPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = [...page.querySelectorAll('script')].filter(
    (script) => isClassicScript(script.type) && !script.noModule && !script.hasAttribute('ignore'),
  );
  const resolve = (name: string) => new URL(name, entry).href;
  const module = page.querySelector('script[type="module" i]:not([ignore])');
  const imported = all.map((script) => FIRST_IMPORT.exec(script.textContent)).find(Boolean);
  const scripts = all.flatMap((script): PageFile[] => {
    const name = script.getAttribute('src');
    return name ? [{ name, address: resolve(name) }] : [];
  });
  const styles = [...page.querySelectorAll('link[rel="stylesheet"][href]:not([ignore])')].map((link): PageFile => {
    const name = link.getAttribute('href') ?? '';
    return { name, address: resolve(name) };
  });
  const version = page.querySelector('meta[name="subsystem-version"]')?.getAttribute('content')?.trim();
  return {
    hasScript: all.length > 0,
    esModule: module ? resolve(module.getAttribute('src') ?? '') : imported ? resolve(imported[2] ?? '') : null,
    scripts,
    styles,
    release: {
      version: version ? version.slice(0, VERSION_MAX) : null,
      files: [...scripts, ...styles].map(({ address }) => address),
    },
  };
}
