import {
  demoDictionary,
  standardOperations,
  type DemoDictionaryEntry,
  type StandardOperation,
} from '@/domain/task-demo/schema';
import { call, type CallOptions } from './http';
import { get } from './http/endpoint';

const STANDARD_OPERATION = '/task/StandardOperation';
/** Time limit of the two task demo calls (R283, R284). */
const DEMO_TIMEOUT_MS = 60_000;

/** The two demo endpoints of the task platform, with a longer timeout. */
export const taskDemoEndpoints = {
  listStandardOperations: get<void, StandardOperation[]>({
    row: 'R283',
    name: 'listStandardOperations',
    path: `${STANDARD_OPERATION}/queryStandardOperationList`,
    response: standardOperations,
    timeoutMs: DEMO_TIMEOUT_MS,
  }),
  listDemoDictionary: get<void, DemoDictionaryEntry[]>({
    row: 'R284',
    name: 'listDemoDictionary',
    path: `${STANDARD_OPERATION}/queryDictionaryList`,
    response: demoDictionary,
    timeoutMs: DEMO_TIMEOUT_MS,
  }),
};

/** The standard operations of the task platform (R283). */
export const listStandardOperations = (options?: CallOptions): Promise<StandardOperation[]> =>
  call(taskDemoEndpoints.listStandardOperations, undefined, options);

/** The demo dictionary of the task platform (R284). */
export const listDemoDictionary = (options?: CallOptions): Promise<DemoDictionaryEntry[]> =>
  call(taskDemoEndpoints.listDemoDictionary, undefined, options);
