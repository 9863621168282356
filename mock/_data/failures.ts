import { failure, SESSION_EXPIRED_MESSAGE, type HostKind } from './envelope';
import type { MockRequest, MockResponse } from './http';

// Failures that the portal must handle, requested by a header on one request, or by the panel for a path.

/** A request without a response is closed after this, later than the longest timeout of the portal. */
const NEVER_ANSWERED_MS = 130_000;
const LONGEST_LATENCY_MS = 120_000;

/** The failure kinds by name; `latency`, `http` and `status` take a value after a colon, `lost` may. */
export const FAILURE_KINDS = [
  'latency',
  'http',
  'malformed',
  'empty',
  'session-expired',
  'timeout',
  'status',
  'lost',
] as const;

/** One failure, parsed from text such as `latency:800`, `http:502`, `status:0:message`. */
export type Failure =
  | { kind: 'latency'; milliseconds: number }
  | { kind: 'http'; status: number }
  | { kind: 'status'; status: string; message: string }
  /** Carried out, but the response is lost: the connection breaks, or a gateway responds with a status. */
  | { kind: 'lost'; status?: number }
  | { kind: 'malformed' | 'empty' | 'session-expired' | 'timeout' };

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function parseOne(text: string): Failure | null {
  const [kind = '', value = '', ...rest] = text.trim().split(':');
  switch (kind) {
    case 'latency': {
      const milliseconds = Number(value);
      return milliseconds >= 0 ? { kind, milliseconds: Math.min(milliseconds, LONGEST_LATENCY_MS) } : null;
    }
    case 'http': {
      const status = Number(value);
      return Number.isInteger(status) && status >= 200 && status <= 599 ? { kind, status } : null;
    }
    case 'status':
      // Headers are Latin-1: a Chinese message is percent-encoded.
      return value ? { kind, status: value, message: decoded(rest.join(':')) } : null;
    case 'lost': {
      const status = Number(value);
      if (value === '') return { kind };
      return Number.isInteger(status) && status >= 500 && status <= 599 ? { kind, status } : null;
    }
    case 'malformed':
    case 'empty':
    case 'session-expired':
    case 'timeout':
      return { kind };
    default:
      return null;
  }
}

/** Parses `latency:500;http:502`; unknown parts are ignored. */
export const parseFailures = (text: string): Failure[] =>
  text.split(';').flatMap((part) => {
    const failureFound = parseOne(part);
    return failureFound ? [failureFound] : [];
  });

/** Applies the latency failures. Resolves to false when the client disconnected meanwhile. */
export async function applyLatency(failures: Failure[], response: MockResponse): Promise<boolean> {
  let isClosed = false;
  const total = failures.reduce((sum, each) => sum + (each.kind === 'latency' ? each.milliseconds : 0), 0);
  if (total > 0) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, total);
      response.on('close', () => {
        isClosed = !response.headersSent;
        clearTimeout(timer);
        resolve();
      });
    });
  }
  return !isClosed;
}

function sendErrorPage(status: number, response: MockResponse): void {
  response.status(status).setHeader('Content-Type', 'text/html; charset=utf-8');
  response.send(`<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`);
}

/** Drops the response of a call that was carried out; false if it is to be sent. */
export function dropResponse(failures: Failure[], response: MockResponse): boolean {
  const lost = failures.find((each) => each.kind === 'lost');
  if (!lost) return false;
  if (lost.status === undefined) response.destroy();
  else sendErrorPage(lost.status, response);
  return true;
}

/** Responds with the first failure that replaces the response; false if the normal response is to be sent. */
export function respondWithFailure(failures: Failure[], host: HostKind, response: MockResponse): boolean {
  const found = failures.find((each) => each.kind !== 'latency' && each.kind !== 'lost');
  if (!found) return false;
  switch (found.kind) {
    case 'http':
      sendErrorPage(found.status, response);
      break;
    case 'malformed':
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.send('{"status":"1","msg":"操作成功","data":{"records":[{"id":');
      break;
    case 'empty':
      response.status(200).end();
      break;
    case 'session-expired':
      response.json(failure(host, '201', SESSION_EXPIRED_MESSAGE));
      break;
    case 'status':
      response.json(failure(host, found.status, found.message));
      break;
    case 'timeout': {
      const timer = setTimeout(() => response.destroy(), NEVER_ANSWERED_MS);
      timer.unref?.();
      response.on('close', () => clearTimeout(timer));
      break;
    }
  }
  return true;
}

/** Failures requested by the request itself. */
export const requestedFailures = (request: MockRequest): Failure[] =>
  parseFailures(String(request.headers['mock-failure'] ?? ''));
