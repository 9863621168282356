// The shared routine that fetches a file and hands it to the browser to save (R285). File addresses never carry the
// token (A25), and whatever arrives is saved, never opened: a page among the attachments must not run here (T16).
import { DOWNLOAD_TIMEOUT_MS, REQUEST_ID_HEADER } from '@/constants/http';
import { isSessionExpired, readAnyEnvelope } from '@/domain/wire';
import { ownCopy } from '@/utils/ownCopy';
import { saveBlob } from '@/utils/saveBlob';
import { takeSaveTurn } from '@/utils/saveTurn';
import { isWithinApi, resolveAddress } from './address';
import { readJsonText, statusError } from './response';
import { withRetries } from './deadline';
import { fetchOptions } from './client';
import { AbortedError, EnvelopeError, NetworkError, RequestError, SchemaError } from './errors';
import { nameFromDisposition } from './nameFromDisposition';
import { runRequest } from './runRequest';
import type { TransferOptions } from './sendFile';
import { httpSettings, isSessionEnding, reportSessionExpired } from './settings';

/** Row R285 in the table of calls: its address comes with the record that names the file. */
export const DOWNLOAD_CALL = { row: 'R285', name: 'downloadFile' } as const;

/** A saved file's type: the browser must not guess another one. */
const PLAIN_FILE = 'application/octet-stream';
/** An error in place of a file is never larger than this. */
const LARGEST_ERROR_BYTES = 64 * 1024;

export interface DownloadRequest extends Omit<TransferOptions, 'overlay'> {
  /** Where the file lies, as the record says it. */
  uri: string;
  /** What to save it as; without one the server's own name is taken. */
  name?: string;
}

async function readAll(response: Response, onProgress?: (fraction: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('Content-Length') ?? 0);
  if (!response.body || !onProgress || !(total > 0)) {
    return new Blob([await response.blob()], { type: PLAIN_FILE });
  }
  const parts: BlobPart[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    loaded += value.byteLength;
    onProgress(Math.min(1, loaded / total));
  }
  return new Blob(parts, { type: PLAIN_FILE });
}

/** Raises the error that came instead of a file; a file that merely is JSON passes. */
async function refuseError(response: Response, blob: Blob, isFromApi: boolean): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/\bjson\b/i.test(type) || blob.size > LARGEST_ERROR_BYTES) return;
  if (/^\s*attachment/i.test(response.headers.get('Content-Disposition') ?? '')) return;
  const json = readJsonText(await blob.text());
  if (isFromApi && isSessionExpired(json)) throw reportSessionExpired(DOWNLOAD_CALL.name);
  const envelope = readAnyEnvelope(json);
  if (envelope) throw new EnvelopeError(DOWNLOAD_CALL.name, envelope.status, envelope.msg);
}

async function fetchFile(address: URL, signal: AbortSignal, onProgress?: (fraction: number) => void) {
  const isFromApi = isWithinApi(address, httpSettings().environment);
  let response: Response;
  let blob: Blob;
  try {
    response = await fetch(address.href, fetchOptions({ method: 'GET', headers: new Headers(), signal }));
    blob = await readAll(response, response.ok ? onProgress : undefined);
  } catch (cause) {
    throw new NetworkError(DOWNLOAD_CALL.name, { cause });
  }
  if (isSessionEnding()) throw new AbortedError(DOWNLOAD_CALL.name);
  try {
    if (!response.ok) {
      const text = blob.size > LARGEST_ERROR_BYTES ? '' : await blob.text();
      const source = { name: DOWNLOAD_CALL.name, host: 'base', isFromApi } as const;
      throw statusError(response.status, text, response.headers.get('Retry-After'), source);
    }
    await refuseError(response, blob, isFromApi);
  } catch (error) {
    if (error instanceof RequestError) error.requestId = response.headers.get(REQUEST_ID_HEADER) ?? undefined;
    throw error;
  }
  return { blob, serverName: nameFromDisposition(response.headers.get('Content-Disposition')) };
}

function fileAddress(uri: string): URL {
  let address: URL | undefined;
  try {
    address = uri.trim() === '' ? undefined : resolveAddress(uri);
  } catch {
    // Not an address at all.
  }
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address;
  throw new SchemaError(DOWNLOAD_CALL.name, ['downloadUri'], 'Not the address of a file');
}

function lastPartOf({ pathname }: URL): string {
  const part = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const downloadContext = (uri: string) => ({
  ...DOWNLOAD_CALL,
  path: uri,
  timeoutMs: DOWNLOAD_TIMEOUT_MS,
  hasOverlay: false,
  canCancel: true,
});

/** Fetches a file to be shown in the page: its bytes, whose type nobody but the reader decides. */
export function readFile(request: Omit<DownloadRequest, 'name'>): Promise<Blob> {
  const { uri, onProgress, ...options } = ownCopy(request);
  return runRequest(downloadContext(uri), options, async (signal) => {
    const { blob } = await withRetries(() => fetchFile(fileAddress(uri), signal, onProgress), signal);
    return blob;
  });
}

/** Fetches a file and hands it to the browser under a safe name, not more than the browser takes at a time. */
export function downloadFile(request: DownloadRequest): Promise<void> {
  const { uri, name, onProgress, ...options } = ownCopy(request);
  return runRequest(downloadContext(uri), options, async (signal) => {
    const address = fileAddress(uri);
    const { blob, serverName } = await withRetries(() => fetchFile(address, signal, onProgress), signal);
    await takeSaveTurn(signal);
    saveBlob(blob, name?.trim() || serverName || lastPartOf(address));
  });
}
