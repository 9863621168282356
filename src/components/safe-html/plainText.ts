const ENDS_OF_LINES = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, pre, br';

/** Returns the text of markup, a line per paragraph, item and row, without rendering, loading or running anything. */
export function plainText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  for (const end of body.querySelectorAll(ENDS_OF_LINES)) end.after('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append('\t');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}
