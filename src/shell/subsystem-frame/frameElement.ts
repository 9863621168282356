import { FRAME_SANDBOX } from '@/constants/frameSandbox';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import { normalizeInner } from '@/domain/subsystem/address';
import { getEnvironment } from '@/utils/environment';

/** Address of an inner page of a foreign page, which gets no start message: below its entry. */
export const addressBelow = (entry: string, inner: string): string =>
  inner === '/' ? entry : new URL(`.${normalizeInner(inner)}`, entry).href;

/** Features of the browser that the environment allows the page at an address. */
const featuresFor = (address: string): string =>
  (getEnvironment().subsystemAccess ?? [])
    .filter(({ origin }) => origin === new URL(address).origin)
    .flatMap(({ allow = [] }) => allow)
    .join('; ');

/** Creates the frame of a subsystem; it loads when it is attached. */
export function createFrame(
  { name, bridge }: RegisteredSubsystem,
  address: string,
  locale: 'en-US' | 'zh-CN',
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  frame.setAttribute('allow', featuresFor(address));
  frame.referrerPolicy = 'no-referrer';
  frame.title = name[locale];
  frame.tabIndex = 0;
  frame.dataset.bridge = bridge ?? 'sdk';
  frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; border: 0';
  frame.src = address;
  return frame;
}
