import type { SubsystemRecord } from '@/domain/subsystem/registry';
import { normalizeInner } from '@/domain/subsystem/address';

/**
 * What a page in a frame may do. `allow-same-origin` leaves it its own origin; the portal's own is never framed, for
 * there the two together would take the sandbox away.
 */
const MAY = 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin';

/** Address of an inner page of a foreign page, which cannot be told where to start: below its entry. */
export const addressBelow = (entry: string, inner: string): string =>
  inner === '/' ? entry : new URL(`.${normalizeInner(inner)}`, entry).href;

/** Makes the frame of a subsystem; it loads when it is attached. */
export function createFrame({ name }: SubsystemRecord, address: string, locale: 'en-US' | 'zh-CN'): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', MAY);
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = name[locale];
  frame.tabIndex = 0;
  frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; border: 0';
  frame.src = address;
  return frame;
}
