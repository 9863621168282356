import { putRightFirst, text, wireObject, type Schema } from '../wire';

/** The gray service a person is on (R139); an empty name means none. */
export interface GrayService {
  serviceName: string;
  eurekaUrl: string;
}

export const grayServiceWire = wireObject({ serviceName: text, eurekaUrl: text });

const NONE = { serviceName: '', eurekaUrl: '' };

/** A server that knows no gray service may also answer nothing at all. */
export const grayService: Schema<GrayService> = putRightFirst(
  (wire) => (wire === '' || wire === null ? NONE : wire),
  grayServiceWire,
);
