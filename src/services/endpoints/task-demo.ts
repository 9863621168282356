import { DEMO_TIMEOUT_MS } from '@/constants/http';
import {
  demoDictionary,
  standardOperations,
  type DemoDictionaryEntry,
  type StandardOperation,
} from '@/domain/task-demo/assumed';
import { get } from '../http/endpoint';

const STANDARD_OPERATION = '/task/StandardOperation';

/** The two demo calls of the task platform, which may take longer than others. */
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
