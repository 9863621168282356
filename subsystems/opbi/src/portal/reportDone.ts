import type { PortalContext } from '@portal/subsystem-sdk';

/**
 * Says that the work on a record is done, so that its task leaves the list of the portal. A real subsystem's server tells
 * the portal's; this sample has none.
 *
 * @param record - Address of the record in the portal.
 */
export function reportDone({ request }: Pick<PortalContext, 'request'>, record: string): void {
  const body = JSON.stringify({ record });
  const headers = { 'Content-Type': 'application/json' };
  // Standalone there is no server to tell; the work is done all the same.
  request('/_base/todo/todo/record/done', { method: 'POST', headers, body }).catch(() => undefined);
}
