// Uploads a file. Uses XMLHttpRequest, because `fetch` reports no upload progress.
import { headersFor } from './address';
import { copyOwn } from './copyOwn';
import { dataOf } from './response';
import { unwrapResponse, sourceOf, type RawResponse } from './client';
import type { Endpoint } from './endpoint';
import { NetworkError } from './errors';
import { runRequest, type CallOptions } from './runRequest';
import { httpSettings } from './settings';

/** Name of the form field that carries the file. */
const FILE_FIELD = 'file';

/** Options of a transfer. */
export interface TransferOptions extends CallOptions {
  /** Called with the fraction sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

function transfer(address: URL, headers: Headers, form: FormData, signal: AbortSignal, options: TransferOptions) {
  return new Promise<RawResponse & { address: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cutOff = () => request.abort();
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', cutOff);
      act();
    };
    request.open('POST', address.href);
    request.withCredentials = false;
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) options.onProgress?.(loaded / total);
    };
    request.onload = () =>
      settle(() =>
        resolve({
          status: request.status,
          text: request.responseText,
          address: request.responseURL,
          header: (name) => request.getResponseHeader(name),
        }),
      );
    request.onerror = () => settle(() => reject(new Error('The transfer broke off')));
    request.onabort = () => settle(() => reject(new Error('The transfer was cut off')));
    signal.addEventListener('abort', cutOff);
    request.send(form);
  });
}

/** Sends a file to an endpoint as a multipart form and returns the response data. Never retried. */
export function sendFile<Data>(endpoint: Endpoint<File, Data>, file: File, given: TransferOptions = {}): Promise<Data> {
  const options = copyOwn(given);
  return runRequest(
    { ...endpoint, hasOverlay: options.overlay ?? false, canCancel: false },
    options,
    async (signal) => {
      const { address, ...source } = sourceOf(endpoint);
      const headers = headersFor(endpoint.headers, address, httpSettings().environment, source.token);
      headers.set('Accept', 'application/json');
      const form = new FormData();
      form.append(FILE_FIELD, file, file.name);
      let rawResponse;
      try {
        rawResponse = await transfer(address, headers, form, signal, options);
      } catch (cause) {
        throw new NetworkError(endpoint.name, { cause });
      }
      // XMLHttpRequest follows redirects; a response from another host is not the server's (T7).
      if (rawResponse.address !== '' && new URL(rawResponse.address).origin !== address.origin) {
        throw new NetworkError(endpoint.name);
      }
      return dataOf(unwrapResponse(rawResponse, endpoint, source), endpoint.name);
    },
  );
}
