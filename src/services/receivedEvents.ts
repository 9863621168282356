import { receivedEvents, type ReceivedEvent } from '@/domain/subsystem/receivedEvents';
import { IN_BACKGROUND, loadJson, receiverAddress } from './http';

/** What the receiver of the mock server has got, the newest first; empty without a receiver. */
export async function listReceivedEvents(signal: AbortSignal): Promise<ReceivedEvent[]> {
  const address = receiverAddress();
  if (!address) return [];
  const document = { name: 'received events', address: address.href, schema: receivedEvents };
  return loadJson(document, { ...IN_BACKGROUND, signal, cache: 'no-store' });
}
