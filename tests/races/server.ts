import type { MockHandler, MockRequest } from '../../mock/_data/http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resetDataset } from '../../mock/_data/dataset';

/* oxlint-disable typescript/no-require-imports -- the tables of the mock server are found by their names */
const tables = readdirSync(join(__dirname, '../../mock'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => (require(join(__dirname, '../../mock', file)) as { default: Record<string, MockHandler> }).default);
/* oxlint-enable typescript/no-require-imports */
const handlers: Record<string, MockHandler> = Object.assign({}, ...tables);
const registry = readFileSync(join(__dirname, '../../public/subsystems.json'), 'utf8');

/** Name of the data, in the tokens. */
export const DATASET = 'wrace';

/** A call as the server has seen it. */
export interface SeenCall {
  window: number;
  path: string;
  token: string;
  /** Query and body. */
  what: string;
  isAnswered: boolean;
  /** The server has carried it out. */
  isDone: boolean;
  /** Whether the server allows the entry that the call asks about. */
  verdict?: { code: string; isAllowed: boolean };
}

/** The handlers of the mock server, called without a network. */
export class Server {
  readonly calls: SeenCall[] = [];
  /** Tokens that are no longer valid. */
  readonly expired = new Set<string>();
  /** Codes of the entries that nobody may open. */
  readonly revoked = new Set<string>();

  /** Each schedule begins with the same data. */
  constructor() {
    resetDataset(DATASET);
  }

  /** The last answer about an entry in each window. */
  private readonly verdicts = new Map<string, boolean>();

  /** The answer has reached the window, which still waited for it. */
  deliver({ window, verdict }: SeenCall): void {
    if (verdict) this.verdicts.set(`${window} ${verdict.code}`, verdict.isAllowed);
  }

  /** Whether the newest answer that a window got about an entry was a refusal. */
  wasRefused = (window: number, code: string) => this.verdicts.get(`${window} ${code}`) === false;

  async answer(address: URL, init: RequestInit, call: SeenCall): Promise<Response> {
    if (address.pathname.endsWith('/subsystems.json')) return new Response(registry, { status: 200 });
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const handler = handlers[`${init.method ?? 'GET'} ${address.pathname}`];
    if (!handler) throw new Error(`No handler for ${init.method} ${address.pathname}`);
    if (this.expired.has(call.token)) headers['mock-failure'] = 'session-expired';
    const code = address.searchParams.get('systemCode') ?? '';
    if (/getPermissionVerification$/.test(call.path)) call.verdict = { code, isAllowed: !this.revoked.has(code) };
    if (this.revoked.has(code)) return ok({ isLimit: '6', reasonsRejection: '' });
    return new Promise((resolve) => {
      const request: MockRequest = {
        method: init.method ?? 'GET',
        path: address.pathname,
        headers,
        query: Object.fromEntries(address.searchParams),
        params: {},
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        on: () => undefined,
      };
      let status = 200;
      const send = (text: string) => {
        call.isDone = status === 200 && (JSON.parse(text) as { status?: unknown }).status === '1';
        resolve(new Response(text, { status }));
      };
      const response = {
        status: (code_: number) => {
          status = code_;
          return response;
        },
        setHeader: () => undefined,
        json: (value: unknown) => send(JSON.stringify(value)),
        send: (value: string | Buffer) => send(String(value)),
        write: () => undefined,
        end: () => send(''),
        redirect: () => send(''),
        destroy: () => send(''),
        on: () => undefined,
        headersSent: false,
      };
      handler(request, response as never);
    });
  }
}

const ok = (data: unknown) => new Response(JSON.stringify({ status: '1', msg: '', data }), { status: 200 });
