import { putRightFirst, text, wireObject, type Schema } from '../wire';

/** The gray service of the current person (R139); an empty name means none. */
export interface GrayService {
  serviceName: string;
  eurekaUrl: string;
}

export const grayServiceWire = wireObject({ serviceName: text, eurekaUrl: text });

const NONE = { serviceName: '', eurekaUrl: '' };

/** A server without a gray service may also send null. */
export const grayService: Schema<GrayService> = putRightFirst(
  (wire) => (wire === '' || wire === null ? NONE : wire),
  grayServiceWire,
);
