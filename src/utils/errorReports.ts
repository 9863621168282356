// Errors with the part that they belong to: for the operators, not for staff.
import { recordIncident } from './subsystemRecords';

/** An error of a region of the portal, or of a subsystem. */
export interface AttributedError {
  owner: 'portal' | 'subsystem';
  /** Name of the region, or code of the subsystem. */
  region: string;
  /** Class of the error or kind of the failure, such as `TypeError`, `http-status`. */
  name: string;
  message?: string;
  stack?: string;
}

type Listener = (error: AttributedError) => void;

let listener: Listener | undefined;

/** Sets the callback for attributed errors. */
export function onAttributedError(callback: Listener): void {
  listener = callback;
}

/** The fields of anything that was thrown. */
const fieldsOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: typeof error, message: typeof error === 'string' ? error : undefined };

/** Reports an error of a part; `name` replaces its class. */
export function reportAttributed(part: Pick<AttributedError, 'owner' | 'region'>, error: unknown, name?: string): void {
  const fields = fieldsOf(error);
  const report = { ...part, ...fields, name: name ?? fields.name };
  if (part.owner === 'subsystem')
    recordIncident({
      region: part.region,
      kind: 'error',
      text: [report.name, report.message].filter(Boolean).join(': '),
    });
  listener?.(report);
}
