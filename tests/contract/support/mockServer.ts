import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MockHandler, MockRequest, MockResponse, UploadedPart } from '../../../mock/_data/http';

const MOCKS = join(__dirname, '../../../mock');

/** Every endpoint of the mock folder, by `METHOD /path`. */
function loadMocks(): Record<string, MockHandler> {
  const files = readdirSync(MOCKS).filter((name) => name.endsWith('.ts'));
  return Object.assign(
    {},
    // oxlint-disable-next-line typescript/no-require-imports -- the list of files is only known at run time
    ...files.map((name) => (require(join(MOCKS, name)) as { default: object }).default),
  ) as Record<string, MockHandler>;
}

/** A request that reached the mocks, and its response. */
export interface Exchange {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Query parameters of a GET, the body of a POST. */
  payload: unknown;
  files: UploadedPart[];
  answer: Record<string, unknown>;
}

interface Incoming {
  method: string;
  url: URL;
  headers: Headers;
  body?: unknown;
  files?: UploadedPart[];
}

const queryOf = (url: URL): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => {
      const all = url.searchParams.getAll(key);
      return [key, all.length > 1 ? all : all[0]!];
    }),
  );

/** The mock folder in this process, as `umi dev` runs it, without a port. */
export class MockServer {
  readonly exchanges: Exchange[] = [];
  private readonly handlers = loadMocks();

  get last(): Exchange {
    const last = this.exchanges.at(-1);
    if (!last) throw new Error('nothing was asked yet');
    return last;
  }

  /** Whether the mock folder handles this. */
  has(method: string, path: string): boolean {
    return `${method} ${path}` in this.handlers;
  }

  /** Handles a request and records it. */
  handle({ method, url, headers, body, files = [] }: Incoming): Promise<{ status: number; text: string }> {
    const handler = this.handlers[`${method} ${url.pathname}`];
    if (!handler) return Promise.resolve({ status: 404, text: '' });
    const query = queryOf(url);
    return new Promise((resolve) => {
      let status = 200;
      const finish = (text: string) => {
        this.exchanges.push({
          method,
          path: url.pathname,
          headers: Object.fromEntries(headers),
          payload: method === 'GET' ? query : body,
          files,
          answer: JSON.parse(text) as Record<string, unknown>,
        });
        resolve({ status, text });
      };
      const response: Partial<MockResponse> = {
        setHeader: () => {},
        on: () => {},
        headersSent: false,
        json: (value) => finish(JSON.stringify(value)),
        send: (value) => finish(String(value)),
      };
      response.status = (code) => {
        status = code;
        return response as MockResponse;
      };
      const request: MockRequest = {
        method,
        path: url.pathname,
        headers: Object.fromEntries(headers),
        query,
        params: {},
        body,
        files,
        on: () => {},
      };
      handler(request, response as MockResponse);
    });
  }

  /** Installs the mocks behind `fetch` and `XMLHttpRequest`. */
  listen(): void {
    globalThis.fetch = (async (address: string, init: RequestInit) => {
      const { status, text } = await this.handle({
        method: init.method ?? 'GET',
        url: new URL(address),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return new Response(text, { status });
    }) as typeof fetch;
    // oxlint-disable-next-line typescript/no-this-alias -- the class below has a `this` of its own
    const server = this;
    globalThis.XMLHttpRequest = class {
      upload = {};
      status = 0;
      responseText = '';
      responseURL = '';
      onload?: () => void;
      private method = '';
      private headers = new Headers();
      open(method: string, address: string) {
        Object.assign(this, { method, responseURL: address });
      }
      setRequestHeader(name: string, value: string) {
        this.headers.set(name, value);
      }
      getResponseHeader() {
        return null;
      }
      async send(form: FormData) {
        const files = await Promise.all(
          [...form.entries()].map(async ([fieldname, value]): Promise<UploadedPart> => {
            const buffer = Buffer.from(await (value as File).arrayBuffer());
            // Multer returns names as the bytes on the wire, decoded as Latin-1.
            const originalname = Buffer.from((value as File).name, 'utf8').toString('latin1');
            return { fieldname, originalname, mimetype: (value as File).type, size: buffer.length, buffer };
          }),
        );
        const url = new URL(this.responseURL);
        const { status, text } = await server.handle({ method: this.method, url, headers: this.headers, files });
        Object.assign(this, { status, responseText: text });
        this.onload?.();
      }
    } as unknown as typeof XMLHttpRequest;
  }
}
