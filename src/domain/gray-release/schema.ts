import * as z from 'zod/mini';
import {
  editableRecord,
  flag,
  id,
  listOf,
  maybe,
  numberOr,
  normalizeBefore,
  text,
  wireObject,
  type Schema,
} from '../wire';

/** The gray service of the current person (R139); an empty name means none. */
export interface GrayService {
  serviceName: string;
  eurekaUrl: string;
}

const grayServiceWire = wireObject({ serviceName: text, eurekaUrl: text });

const NONE = { serviceName: '', eurekaUrl: '' };

/** A server without a gray service may also send null. */
export const grayService: Schema<GrayService> = normalizeBefore(
  (wire) => (wire === '' || wire === null ? NONE : wire),
  grayServiceWire,
);

// Assumed: the specification shows only the service name of the gray-release calls (R287).

/** A service that supports gray release. */
export interface GrayServiceEntry {
  serviceName: string;
  description: string;
}

export const grayServiceEntries: Schema<GrayServiceEntry[]> = listOf(
  wireObject({ serviceName: id, description: text }),
);

/** Who gets the gray version of a service. */
export interface GrayRule {
  serviceName: string;
  enabled: boolean;
  regionIds: string[];
  projectIds: string[];
  userJobNumbers: string[];
  /** Percentage of the people in scope, 0–100, if the rule has one. */
  percent?: number;
}

export const grayRule: Schema<GrayRule> = editableRecord(
  {
    serviceName: id,
    enabled: flag,
    regionIds: listOf(id),
    projectIds: listOf(id),
    userJobNumbers: listOf(id),
    percent: z.optional(maybe(numberOr(null))),
  },
  ({ percent, ...rule }): GrayRule => (percent == null ? rule : { ...rule, percent }),
);

/** A region, project or person a rule can name; a person's id is the job number. */
export interface ScopeItem {
  id: string;
  name: string;
  parentId?: string;
}

export const scopeItems: Schema<ScopeItem[]> = listOf(wireObject({ id, name: text, parentId: z.optional(maybe(id)) }));
