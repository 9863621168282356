import type { WireEvent } from '@portal/subsystem-sdk';
import { reportAttributed, reportLongFrame, reportPolicyViolation } from '@/utils/errorReports';

/** Attributes what a frame reports to its subsystem; `onError` is called for errors and rejections. */
export function reportFrameEvent(code: string, event: WireEvent, onError: (error: Error) => void): void {
  const { kind, name, message = '', stack, ms = 0 } = event;
  if (kind === 'long-frame') return reportLongFrame(code, ms);
  if (kind === 'policy') return reportPolicyViolation(code, name, message);
  // A new error has the stack of the portal.
  const error = Object.assign(new Error(message), { name, stack });
  reportAttributed({ owner: 'subsystem', region: code }, error, { kind });
  onError(error);
}
