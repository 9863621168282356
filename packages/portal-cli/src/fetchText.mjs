/** The certificate is of an authority that Node.js does not know. */
const UNKNOWN_AUTHORITY = /SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)/;

/** @param {unknown} error */
function problemOf(error) {
  const { cause, message } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error);
  const { code = '' } = cause ?? {};
  // Without a message where a name has several addresses.
  const reason = cause?.message || code || message;
  return UNKNOWN_AUTHORITY.test(code)
    ? `${reason}; NODE_EXTRA_CA_CERTS=<file> makes Node.js trust an authority of your own`
    : reason;
}

/**
 * The text at an address, or why it cannot be read.
 *
 * @param {string} address
 * @param {{ timeoutMs: number, headers?: Record<string, string> }} options
 * @returns {Promise<{ text: string, problem?: undefined } | { text?: undefined, problem: string }>}
 */
export async function fetchText(address, { timeoutMs, headers }) {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? { text: await response.text() } : { problem: `HTTP ${response.status}` };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
