import * as z from 'zod/mini';
import { text, wireObject, type Schema } from '../wire';

/** The gray service a person is on (R139); an empty name means none. */
export interface GrayService {
  serviceName: string;
  eurekaUrl: string;
}

export const grayServiceWire = wireObject({ serviceName: text, eurekaUrl: text });

/** A server that knows no gray service may also answer nothing at all. */
export const grayService: Schema<GrayService> = z.pipe(
  z.union([grayServiceWire, z.literal(''), z.null()]),
  z.transform((service): GrayService => service || { serviceName: '', eurekaUrl: '' }),
);
