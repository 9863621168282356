import { buildSync } from 'esbuild';
import type { Target } from './engine';

/**
 * Runs in the page: finds the first visible element of a target. Roles and names are those of Testing Library, the
 * same in every engine.
 */
const source = `
import { queryAllByRole } from '@testing-library/dom';

const pattern = (value) => (value && value.source ? new RegExp(value.source, value.flags) : value);
const isVisible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  element.getClientRects().length > 0;
const hasText = (element, text) => {
  const words = (element.textContent ?? '').replace(/\\s+/g, ' ').trim();
  return text === undefined || (typeof text === 'string' ? words.includes(text) : text.test(words));
};

function findAll({ role, name, css, text, within }, isHiddenToo) {
  const roots = within ? findAll(within) : [document.body];
  const found = roots.flatMap((root) =>
    role ? queryAllByRole(root, role, { name: pattern(name) }) : [...root.querySelectorAll(css)],
  );
  return found.filter((element) => (isHiddenToo || isVisible(element)) && hasText(element, pattern(text)));
}

export const find = (target, isHiddenToo = false) => findAll(target, isHiddenToo)[0] ?? null;
export const texts = (target) => findAll(target).map((element) => element.innerText.replace(/\\s+/g, ' ').trim());

/** Where to click: the middle of the part that is in the window; null while it moves, is disabled or is covered. */
export async function clickablePoint(target) {
  const element = find(target);
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = place();
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const { x, y } = place();
  if (x !== before.x || y !== before.y) return null;
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}
`;

/** The source of an expression that is evaluated to the functions above. */
export const finder = (() => {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'found',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.COLORS': 'undefined' },
    logLevel: 'error',
  });
  return `(() => { const process = { env: {} }; ${outputFiles[0]!.text}; return found; })()`;
})();

/** The target with its patterns as data. */
export function asData(target: Target): Record<string, never> {
  const plain = (value: string | RegExp | undefined) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
  const { within, name, text, ...rest } = target;
  return JSON.parse(
    JSON.stringify({ ...rest, name: plain(name), text: plain(text), within: within && asData(within) }),
  ) as Record<string, never>;
}
