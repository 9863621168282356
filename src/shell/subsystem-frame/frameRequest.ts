import type { WireBody, WireRequest, WireResponse } from '@portal/subsystem-sdk';
import { TOKEN_HEADER } from '@/constants/headers';

function deserializeBody(body: WireBody): BodyInit {
  if (body.kind === 'plain') return body.value;
  if (body.kind === 'params') return new URLSearchParams(body.entries);
  const form = new FormData();
  for (const [name, value, fileName] of body.entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}

/** The request of a frame as `fetch` options. */
export const deserializeRequest = ({ body, ...rest }: WireRequest, signal: AbortSignal): RequestInit => ({
  ...rest,
  signal,
  ...(body && { body: deserializeBody(body) }),
});

/** A response in a form that can be posted to a frame: complete, and without a renewed token. */
export async function serializeResponse(response: Response): Promise<WireResponse> {
  const { status, statusText, url, redirected } = response;
  return {
    status,
    statusText,
    url,
    redirected,
    headers: [...response.headers].filter(([name]) => name.toLowerCase() !== TOKEN_HEADER.toLowerCase()),
    body: await response.arrayBuffer(),
  };
}
