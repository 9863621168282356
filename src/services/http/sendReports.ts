// Sends reports to the receiver that the environment names; without one nothing is sent.
import { resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';
import { httpSettings } from './settings';

/** Where reports go: only on the portal's own origin. */
export function receiverAddress(): URL | undefined {
  try {
    const { errorReports } = httpSettings().environment;
    const address = errorReports ? resolveAddress(errorReports) : undefined;
    return address?.origin === window.location.origin ? address : undefined;
  } catch {
    // Without an environment file there is no receiver.
    return undefined;
  }
}

/** Sends a JSON text, without token and cookies where the browser can; it arrives even when the page is left. */
export function sendReports(body: string): void {
  const address = receiverAddress();
  if (!address) return;
  // An older Firefox would cancel the request with the page.
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
    return;
  }
  fetchPlain(address.href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
