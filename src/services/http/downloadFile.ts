// Downloads a file and passes it to the browser to save (R285). File addresses never carry the token (A25), and files
// are saved, never opened: an HTML attachment must not run here (T16).
import { REQUEST_ID_HEADER } from '@/constants/headers';
import { isSessionExpired, readEnvelope } from '@/domain/wire';
import { saveBlob } from '@/utils/saveBlob';
import { isWithinApi, resolveAddress } from './address';
import { AbortedError, EnvelopeError, NetworkError, RequestError, SchemaError } from './errors';
import { nameFromDisposition } from './nameFromDisposition';
import { copyOwn } from './copyOwn';
import { requestInit } from './requestInit';
import { readJsonText, statusError } from './response';
import { withRetries } from './retry';
import { runRequest } from './runRequest';
import { waitForDownloadSlot } from './downloadPacing';
import type { TransferOptions } from './sendFile';
import { isSessionEnding, reportSessionExpired } from './sessionExpiry';
import { httpSettings } from './settings';
import { DOWNLOAD_TIMEOUT_MS } from './timeouts';

/** Row R285 in the table of calls: the address comes from the record that names the file. */
export const DOWNLOAD_CALL = { row: 'R285', name: 'downloadFile' } as const;

/** Type of a saved file: keeps the browser from guessing another one. */
const PLAIN_FILE = 'application/octet-stream';
/** An error instead of a file is never larger than this. */
const LARGEST_ERROR_BYTES = 64 * 1024;

export interface DownloadRequest extends Omit<TransferOptions, 'overlay'> {
  /** Address of the file, from the record. */
  uri: string;
  /** File name to save as; defaults to the server's name. */
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

/** Throws the error that came instead of a file; a file that is JSON passes. */
async function refuseError(response: Response, blob: Blob, isFromApi: boolean): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/\bjson\b/i.test(type) || blob.size > LARGEST_ERROR_BYTES) return;
  if (/^\s*attachment/i.test(response.headers.get('Content-Disposition') ?? '')) return;
  const json = readJsonText(await blob.text());
  if (isFromApi && isSessionExpired(json)) throw reportSessionExpired(DOWNLOAD_CALL.name);
  const envelope = readEnvelope('base', json);
  if (envelope) throw new EnvelopeError(DOWNLOAD_CALL.name, envelope.status, envelope.msg);
}

async function fetchFile(address: URL, signal: AbortSignal, onProgress?: (fraction: number) => void) {
  const isFromApi = isWithinApi(address, httpSettings().environment);
  let response: Response;
  let blob: Blob;
  try {
    response = await fetch(address.href, requestInit({ method: 'GET', headers: new Headers(), signal }));
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
    // Not a valid address.
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

/** Downloads a file to show in the page: its bytes; the reader decides on the type. */
export function readFile(request: Omit<DownloadRequest, 'name'>): Promise<Blob> {
  const { uri, onProgress, ...options } = copyOwn(request);
  return runRequest(downloadContext(uri), options, async (signal) => {
    const { blob } = await withRetries(() => fetchFile(fileAddress(uri), signal, onProgress), signal);
    return blob;
  });
}

/** Downloads a file and saves it under a safe name, at the rate that the browser accepts. */
export function downloadFile(request: DownloadRequest): Promise<void> {
  const { uri, name, onProgress, ...options } = copyOwn(request);
  return runRequest(downloadContext(uri), options, async (signal) => {
    const address = fileAddress(uri);
    const { blob, serverName } = await withRetries(() => fetchFile(address, signal, onProgress), signal);
    await waitForDownloadSlot(signal);
    saveBlob(blob, name?.trim() || serverName || lastPartOf(address));
  });
}
