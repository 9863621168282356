/**
 * Sanitizes authors' markup to read-only content (T15): text, tables, images and links. Besides scripts, the profile
 * also removes what draws over the portal, collects input, claims ids or sends requests. The result must not be edited
 * as a string afterwards.
 */
import createDOMPurify, { type Config } from 'dompurify';
import { safeUrl } from '@/utils/safeUrl';
import { addresses, tags, values } from './profile';
import { safeStyle } from './safeStyle';

const config: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: [...addresses, ...values],
  // ALLOWED_URI_REGEXP applies to addresses; a column count is not one.
  ADD_URI_SAFE_ATTR: values,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/(?:png|jpe?g|gif|webp);base64,|\/(?![/\\]))/i,
};

const rasterImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i;

// A separate instance: hooks on the shared one would affect all other users of the library.
const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  const style = node.getAttribute('style');
  if (style !== null) {
    const safe = safeStyle(style);
    if (safe) node.setAttribute('style', safe);
    else node.removeAttribute('style');
  }

  if (node.nodeName === 'A') {
    const address = safeUrl(node.getAttribute('href'));
    if (address === undefined) {
      node.removeAttribute('href');
    } else {
      node.setAttribute('href', address);
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
  } else {
    node.removeAttribute('href');
  }

  if (node.nodeName === 'IMG') {
    const source = node.getAttribute('src') ?? '';
    const address = rasterImage.test(source) ? source : safeUrl(source);
    if (address === undefined || /^(?:mailto|tel):/.test(address)) node.removeAttribute('src');
    else node.setAttribute('src', address);
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    node.setAttribute('referrerpolicy', 'no-referrer');
  } else {
    node.removeAttribute('src');
  }
});

/** Returns the allowed part of an author's markup. */
export const sanitizeHtml = (html: string): string => purifier.sanitize(html, config);
