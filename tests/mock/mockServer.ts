import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { MockHandler } from '../../mock/_data/http';

/* oxlint-disable typescript/no-require-imports -- Umi's own parts are CommonJS without types */
const { createMockMiddleware } =
  require('@umijs/preset-umi/dist/features/mock/createMockMiddleware') as typeof import('@umijs/preset-umi/dist/features/mock/createMockMiddleware');
const express = require('@umijs/bundler-utils/compiled/express') as () => ((...parts: unknown[]) => void) & {
  use(...handlers: unknown[]): void;
};

const MOCKS = join(__dirname, '../../mock');

function loadMocks() {
  const mockData: Record<string, { method: string; path: string; handler: MockHandler }> = {};
  for (const file of readdirSync(MOCKS).filter((name) => name.endsWith('.ts'))) {
    const table = (require(join(MOCKS, file)) as { default: Record<string, MockHandler> }).default;
    for (const [key, handler] of Object.entries(table)) {
      const [method = '', path = ''] = key.split(' ');
      mockData[key] = { method, path, handler };
    }
  }
  return mockData;
}
/* oxlint-enable typescript/no-require-imports */

interface Asked {
  token?: string;
  /** Query of a GET, JSON body of a POST. */
  data?: unknown;
  failure?: string;
  /** Idempotency key. */
  key?: string;
}

/** A response in either envelope. */
export interface ApiResponse {
  status?: string;
  code?: number | string;
  msg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the type of its response
  data: any;
}

/** The mock folder behind Umi's own middleware and a real port, as in `umi dev` and `umi preview`. */
export class MockHost {
  origin = '';
  private server?: Server;

  async start(): Promise<void> {
    const app = express();
    app.use(createMockMiddleware({ context: { mockData: loadMocks() } } as never));
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** The raw response of any address. */
  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.origin + path, { redirect: 'manual', ...init });
  }

  /** Calls an endpoint written as `METHOD /prefix/path`. */
  request(endpoint: string, { token, data, failure, key }: Asked = {}): Promise<Response> {
    const [method = '', path = ''] = endpoint.split(' ');
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (token) headers.ssoToken = token;
    if (failure) headers['Mock-Failure'] = failure;
    if (key) headers['Idempotency-Key'] = key;
    const query = method === 'GET' && data ? `?${new URLSearchParams(data as Record<string, string>)}` : '';
    return this.fetch(path + query, {
      method,
      headers,
      body: method === 'GET' ? undefined : JSON.stringify(data ?? {}),
    });
  }

  /** Calls an endpoint and reads its envelope. */
  async ask(endpoint: string, asked?: Asked): Promise<ApiResponse> {
    return (await (await this.request(endpoint, asked)).json()) as ApiResponse;
  }

  /** Submits a form as the panel does. */
  post(path: string, form: Record<string, string>): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(form) });
  }
}

let datasets = 0;

/** A token for a persona in a separate dataset, and that dataset's name. */
export function newDataset(persona = 'persona-demo') {
  datasets += 1;
  const name = `wtest-${datasets}`;
  return { name, token: `${persona}.${name}`, tokenOf: (other: string) => `${other}.${name}` };
}
