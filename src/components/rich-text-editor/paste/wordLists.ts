/**
 * Word pastes a list as paragraphs with a text marker and the level in a style that no browser supports. They are
 * turned into lists again; the sanitizer handles everything else from Word.
 */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d)/i;
const NUMBERED = /^[\s(（]*(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)\s*[.、)）]/i;

/** Turns Word's list paragraphs of a parsed document into lists, in place. */
export function rebuildWordLists(page: Document): void {
  let root: Element | null = null;
  let open: Element[] = [];
  for (const paragraph of page.querySelectorAll('p')) {
    const level = Number(LIST_STYLE.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (root === null || paragraph.previousElementSibling !== root) open = [];
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = page.createElement(tag);
      const parent = open.at(-1);
      if (!parent) {
        paragraph.before(list);
        root = list;
      } else (parent.lastElementChild ?? parent.appendChild(page.createElement('li'))).append(list);
      open.push(list);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)!.append(item);
    paragraph.remove();
  }
}
