import type { DemoDictionaryEntry, StandardOperation } from '@/domain/task-demo/assumed';
import { taskDemoEndpoints } from './endpoints/task-demo';
import { call, type CallOptions } from './http';

/** The standard operations of the task platform (R283). */
export const listStandardOperations = (options?: CallOptions): Promise<StandardOperation[]> =>
  call(taskDemoEndpoints.listStandardOperations, undefined, options);

/** The demo dictionary of the task platform (R284). */
export const listDemoDictionary = (options?: CallOptions): Promise<DemoDictionaryEntry[]> =>
  call(taskDemoEndpoints.listDemoDictionary, undefined, options);
