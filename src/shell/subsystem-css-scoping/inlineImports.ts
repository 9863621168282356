import { parseUrl } from '@/domain/parseUrl';
import { rewriteCss } from './scanCss';
import { withAbsoluteUrls } from './withAbsoluteUrls';

/** As deep as style sheets may import each other. */
const DEEPEST = 8;

interface Import {
  address: string;
  /** Wraps a text in the conditions of the import. */
  wrap(text: string): string;
}

const IMPORT = /^@import\s*(?:url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|"([^"]*)"|'([^']*)')\s*([\s\S]*?);?$/i;

/** The text in parentheses at the start, and what follows. */
function takeParentheses(text: string): [inner: string, rest: string] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && (depth -= 1) === 0) return [text.slice(1, at), text.slice(at + 1)];
  }
  return [text.slice(1), ''];
}

function parseImport(rule: string, base: string): Import | null {
  const found = IMPORT.exec(rule.replace(/\/\*[\s\S]*?\*\//g, ' '));
  if (!found) return null;
  const name = found[1] ?? found[2] ?? found[3] ?? found[4] ?? found[5];
  const url = name ? parseUrl(name, base) : null;
  if (!url) return null;
  let rest = found[6]!.trim();
  const wrappers: string[] = [];
  const layer = /^layer\b/i.test(rest);
  if (layer) {
    rest = rest.slice('layer'.length);
    const [inner, after] = rest.startsWith('(') ? takeParentheses(rest) : ['', rest];
    wrappers.unshift(`@layer ${inner}`);
    rest = after.trim();
  }
  if (/^supports\(/i.test(rest)) {
    const [inner, after] = takeParentheses(rest.slice('supports'.length));
    wrappers.unshift(`@supports ${/^[\w-]+\s*:/.test(inner.trim()) ? `(${inner})` : inner}`);
    rest = after.trim();
  }
  if (rest) wrappers.unshift(`@media ${rest}`);
  return {
    address: url.href,
    wrap: (text) => wrappers.reduceRight((inner, prelude) => `${prelude}{${inner}}`, text),
  };
}

/** Whether a style sheet imports others. */
export const hasImports = (text: string): boolean => /@import/i.test(text);

/**
 * Puts the text of imported style sheets in the place of the imports: the browser would load them as they are, for the
 * whole page. An import that cannot be fetched is left out, as by the browser.
 */
export async function inlineImports(
  text: string,
  base: string,
  fetchStyle: (address: string) => Promise<string>,
  depth = 0,
): Promise<string> {
  if (!hasImports(text)) return text;
  const loading = new Map<string, Promise<string>>();
  const collect = (name: string, rule: string) => {
    const found = name === 'import' && depth < DEEPEST ? parseImport(rule, base) : null;
    if (found && !loading.has(rule))
      loading.set(
        rule,
        fetchStyle(found.address).then(
          async (imported) =>
            found.wrap(
              await inlineImports(withAbsoluteUrls(imported, found.address), found.address, fetchStyle, depth + 1),
            ),
          () => '',
        ),
      );
    return rule;
  };
  rewriteCss(text, { selectors: (list) => list, statement: collect });
  const texts = new Map<string, string>();
  for (const [rule, promise] of loading) texts.set(rule, await promise);
  return rewriteCss(text, {
    selectors: (list) => list,
    statement: (name, rule) => (name === 'import' ? (texts.get(rule) ?? '') : rule),
  }).text;
}
