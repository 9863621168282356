import { rule } from './rule.mjs';

/** Findings of the server. */
export const server = [
  rule(
    'P601',
    'unreachable',
    'error',
    'The server does not respond.',
    'Start it, and check the name and the certificate.',
  ),
  rule(
    'P602',
    'http-status',
    'error',
    'The server responds with an error.',
    'Serve the file at the address that is named.',
  ),
  rule(
    'P603',
    'cors-missing',
    'error',
    'The portal may not read a file of the server.',
    "Send Access-Control-Allow-Origin with the portal's origin.",
  ),
  rule(
    'P604',
    'cors-any',
    'warning',
    'Every website may read the files of the server.',
    "Send the portal's origin instead of *.",
  ),
  rule(
    'P605',
    'vary-missing',
    'warning',
    'Caches may give the portal a response for another origin.',
    'Send Vary: Origin.',
  ),
  rule(
    'P606',
    'nosniff-missing',
    'warning',
    'Browsers may guess the type of a file.',
    'Send X-Content-Type-Options: nosniff.',
  ),
  rule(
    'P607',
    'page-cached',
    'error',
    'The page may be cached: a new release does not arrive.',
    'Send Cache-Control: no-store for the page.',
  ),
  rule(
    'P608',
    'file-not-cached',
    'note',
    'A file with a hash in its name is fetched again at each visit.',
    'Send Cache-Control: public, max-age=31536000, immutable.',
  ),
  rule(
    'P609',
    'missing-file-as-page',
    'error',
    'The server sends a page for a script that does not exist.',
    'Respond with 404 for addresses with a file extension.',
  ),
  rule('P610', 'content-type', 'error', 'A file has the wrong type.', 'Send text/html, text/javascript or text/css.'),
  rule(
    'P611',
    'frame-refused',
    'error',
    'The server does not allow its page in a frame of the portal.',
    "Remove X-Frame-Options, and send frame-ancestors with the portal's origin.",
  ),
  rule(
    'P612',
    'redirected',
    'error',
    'The page redirects to another origin.',
    'Name the final address in the registry; a sign-in page cannot be shown.',
  ),
  rule('P613', 'not-compressed', 'warning', 'A large text is sent without compression.', 'Turn on gzip or Brotli.'),
];
