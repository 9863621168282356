import { projectFiles, read } from './project';

/** What `align-content` aligns in every supported browser (blocks only since Chromium 123), or a line that is centered anyway. */
const ALIGNED = /\bdisplay: (inline-)?(grid|flex);|\bline-height: calc\(var\(--header-height\)/;

const styleSheets = projectFiles().filter((path) => path.startsWith('src/') && path.endsWith('.css'));

/** Selectors of rules that align the content of a block. */
function alignedBlocks(css: string): string[] {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector, body]) => [selector!.trim(), body!] as const,
  );
  return rules
    .filter(([, body]) => /\b(align|place)-content:/.test(body))
    .map(([selector]) => selector)
    .filter((selector) => !rules.some(([other, body]) => other === selector && ALIGNED.test(body)));
}

test('F55 no style relies on the alignment of blocks, which the oldest supported browser lacks', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(styleSheets.flatMap((path) => alignedBlocks(read(path)).map((selector) => `${path} ${selector}`))).toEqual([]);
});

test.each([
  ['.a { height: 40px; align-content: center; }', ['.a']],
  ['.a { display: grid; } @media print { .a { align-content: center; } }', []],
])('%s', (css, refused) => {
  expect(alignedBlocks(css)).toEqual(refused);
});
