import type { MockResponse } from '../http';
import type { StoredFile } from './store';

const STEPS = 40;
const STEP_MS = 50;

/** Percent-encodes a file name for a header, including characters that encodeURIComponent leaves unescaped. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sends bytes with headers that prevent execution: no script, no style, no type sniffing. */
export function sendBytes(response: MockResponse, bytes: Buffer, contentType: string): void {
  protect(response, contentType, bytes.length);
  response.send(bytes);
}

function protect(response: MockResponse, contentType: string, length: number) {
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', String(length));
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Images may be cached; downloads may not.
  response.setHeader('Cache-Control', contentType.startsWith('image/') ? 'private, max-age=300' : 'no-store');
}

/** Sends a file under its original name: images inline, everything else as an attachment. */
export function sendFile(response: MockResponse, file: StoredFile): void {
  const bytes = file.bytes();
  response.setHeader(
    'Content-Disposition',
    `${file.inline ? 'inline' : 'attachment'}; filename="${file.id}"; filename*=UTF-8''${encodeName(file.originalFilename)}`,
  );
  if (!file.slow) return sendBytes(response, bytes, file.contentType);
  protect(response, file.contentType, bytes.length);
  const step = Math.ceil(bytes.length / STEPS);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + step));
    sent += step;
    if (sent < bytes.length) return;
    clearInterval(timer);
    response.end();
  }, STEP_MS);
  response.on('close', () => clearInterval(timer));
}
