// Sends attributed errors to the receiver that the environment names; without one nothing is sent.
import { currentBuild } from '@/utils/currentBuild';
import type { AttributedError } from '@/utils/errorReports';
import { resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';
import { httpSettings } from './settings';

/** An error in a loop must not become a load on the receiver. */
const MAX_REPORTS = 20;
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 4_000;

const sent = new Set<string>();

/** Queries and fragments may hold the token or what somebody typed (T1). */
const withoutQueries = (text: string) => text.replace(/[?#][^\s'"):]*/g, '');

function receiverAddress(): URL | undefined {
  try {
    const { errorReports } = httpSettings().environment;
    const address = errorReports ? resolveAddress(errorReports) : undefined;
    return address?.origin === window.location.origin ? address : undefined;
  } catch {
    // Without an environment file there is no receiver.
    return undefined;
  }
}

/** Sends each error once for the life of the page: message and frames, never who saw it. */
export function sendErrorReport({ owner, region, name, message = '', stack = '' }: AttributedError): void {
  const address = receiverAddress();
  const key = [owner, region, name, message].join('\n');
  if (!address || sent.has(key) || sent.size >= MAX_REPORTS) return;
  sent.add(key);
  const report = {
    owner,
    region,
    name,
    message: withoutQueries(message).slice(0, MAX_MESSAGE_LENGTH),
    stack: withoutQueries(stack).slice(0, MAX_STACK_LENGTH),
    path: window.location.pathname,
    build: currentBuild().split('/').at(-1),
  };
  fetchPlain(address.href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
