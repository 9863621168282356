/** Pasted markup is sanitized like displayed markup (T15), before the editor parses it. */
import { sanitizeHtml } from '@/components/safe-html/sanitizeHtml';
import { safeUrl } from '@/utils/safeUrl';
import { normalizeTables } from './normalizeTables';
import { rebuildWordLists } from './wordLists';

const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
const SLICE = /^\d+ \d+ /;

/** Pasted markup for the editor, and the number of images that were removed. */
export interface Pasted {
  html: string;
  lostImages: number;
}

/**
 * Sanitizes pasted markup. Images from other sites are removed: their owners would learn who reads the notice, and the
 * portal's CSP blocks them. Images that contain their bytes are kept; the editor uploads them.
 *
 * @param ownOrigins - Origins of our images in addition to the page's own.
 */
export function cleanPasted(
  markup: string,
  ownOrigins: readonly string[] = [],
  own: string = window.location.origin,
): Pasted {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  rebuildWordLists(page);
  normalizeTables(page);
  const origins = [own, ...ownOrigins];
  let lostImages = 0;
  for (const image of page.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const address = safeUrl(source, own);
    const isOwn = address !== undefined && origins.includes(new URL(address, own).origin);
    if (DATA_IMAGE.test(source) || isOwn) continue;
    image.remove();
    lostImages += 1;
  }
  const slice = page.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice') ?? '';
  const clean = sanitizeHtml(page.body.innerHTML);
  return { html: SLICE.test(slice) ? withSlice(clean, slice) : clean, lostImages };
}

/** Restores the open depths of a copied slice, which the editor writes to the clipboard; numbers only. */
function withSlice(clean: string, slice: string): string {
  const page = new DOMParser().parseFromString(clean, 'text/html');
  page.body.firstElementChild?.setAttribute('data-pm-slice', `${SLICE.exec(slice)![0]}[]`);
  return page.body.innerHTML;
}

/** Returns an image's embedded bytes as a file; undefined when they cannot be decoded. */
export function fileOfDataUrl(source: string, name: string): File | undefined {
  if (!DATA_IMAGE.test(source)) return undefined;
  const comma = source.indexOf(',');
  const type = source.slice(5, source.indexOf(';'));
  try {
    const bytes = Uint8Array.from(atob(source.slice(comma + 1)), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${name}.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
