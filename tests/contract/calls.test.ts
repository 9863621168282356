import { readStrictly } from '../../src/domain/wire';
import { DOWNLOAD_CALL } from '../../src/services/http';
import type { Endpoint } from '../../src/services/http';
import { endpoints } from '../../src/services/endpoints';
import { wireHttp } from '../support/http';
import { contractCases } from './support/calls';
import type { ContractCase } from './support/contractCase';
import { MockServer } from './support/mockServer';

const PREFIX = { base: '/_base', workOrder: '/_workorder', portal: '/_portal' };
const table: Endpoint[] = Object.values(endpoints) as Endpoint[];
const rowsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `R${from + index}`);

const keysOf = (payload: unknown): string[] => {
  if (Array.isArray(payload)) return [...new Set(payload.flatMap(keysOf))].sort();
  return Object.keys((payload ?? {}) as object).sort();
};

/** Whether a response contains anything that a schema could reject. */
const isFilled = (response: unknown): boolean => {
  if (Array.isArray(response)) return response.length > 0;
  const { records } = (response ?? {}) as { records?: unknown[] };
  return records === undefined || records.length > 0;
};

let server: MockServer;

beforeEach(() => {
  server = new MockServer();
  server.listen();
});

const title = ({ row, method, path, host }: ContractCase) =>
  `${row} ${method} ${path} of the ${host} host, its payload and the mock's answer`;

test.each(contractCases.map((one) => [title(one), one] as const))('%s', async (_title, one) => {
  const token = `${one.persona ?? 'persona-demo'}.wcontract-${one.row}`;
  const { failures } = wireHttp({ readToken: () => token });
  const response = await one.make();
  const { method, path, payload, files, headers, answer: raw } = server.last;

  expect({ method, path }).toEqual({ method: one.method, path: PREFIX[one.host] + one.path });
  expect(files.length > 0 ? files.map(({ fieldname }) => fieldname) : keysOf(payload)).toEqual(one.keys);
  expect(headers).toMatchObject({ ssotoken: token });
  expect(headers).not.toHaveProperty('no-loading');
  expect(one.host === 'portal' ? raw.code : raw.status).toEqual(one.host === 'portal' ? 1 : '1');
  expect(isFilled(response)).toBe(true);
  // A service that returns the envelope leaves its evaluation to the caller.
  expect((response as { isOk?: boolean } | null | undefined)?.isOk ?? true).toBe(true);
  expect(failures).toEqual([]);
  // The mock must be complete (A40): it must not rely on the portal's tolerance.
  expect(readStrictly(table.find(({ row }) => row === one.row)!.response, raw.data).error?.issues ?? []).toEqual([]);
});

test.each(contractCases.map((one) => [`${one.row} ${one.method} ${one.path} in the table`, one] as const))(
  '%s',
  (_title, { row, method, path, host, timeoutMs = 30_000 }) => {
    expect(table.filter((endpoint) => endpoint.row === row)).toEqual([
      expect.objectContaining({ method, path, host, timeoutMs, headers: expect.objectContaining({ ssoToken: '' }) }),
    ]);
    expect(server.has(method, PREFIX[host] + path)).toBe(true);
  },
);

test('R205 the table has exactly the specified calls, each under its own name', () => {
  const rows = [...table.map(({ row }) => row), DOWNLOAD_CALL.row].sort();
  expect(rows).toEqual(rowsOf(206, 285));
  expect(contractCases.map(({ row }) => row)).toEqual(rowsOf(206, 284));
  for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name);
});

test('R205 R218 to R229 use the portal host, R236 the work-order host, the rest the base host', () => {
  const rowsAt = (host: string) =>
    table
      .filter((endpoint) => endpoint.host === host)
      .map(({ row }) => row)
      .sort();
  expect(rowsAt('portal')).toEqual(rowsOf(218, 229));
  expect(rowsAt('workOrder')).toEqual(['R236']);
  expect(rowsAt('base')).toHaveLength(79 - 12 - 1);
});

test('R238 R247 R235 creating calls may carry an idempotency key, changing ones need none', () => {
  const effectOf = (row: string) => table.find((endpoint) => endpoint.row === row)!.effect;
  for (const row of ['R219', 'R238', 'R247', 'R235', 'R236', 'R259'])
    expect([row, effectOf(row)]).toEqual([row, 'creates']);
  for (const row of ['R212', 'R220', 'R239', 'R240', 'R248', 'R249', 'R229'])
    expect([row, effectOf(row)]).toEqual([row, 'changes']);
  // A read by POST is still a read.
  for (const row of ['R226', 'R230', 'R257', 'R266']) expect([row, effectOf(row)]).toEqual([row, undefined]);
});

test('A15 polling and calls with their own progress run without the overlay, user actions do not', () => {
  const isFlagged = (row: string) => 'No-Loading' in table.find((endpoint) => endpoint.row === row)!.headers;
  for (const row of ['R208', 'R209', 'R223', 'R263', 'R264', 'R265'])
    expect([row, isFlagged(row)]).toEqual([row, true]);
  for (const row of ['R212', 'R215', 'R229', 'R235', 'R238', 'R259'])
    expect([row, isFlagged(row)]).toEqual([row, false]);
});
