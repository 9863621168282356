import {
  homeManuals,
  manualPage,
  namedManual,
  savedManual,
  type ManualChange,
  type ManualInput,
  type ManualQuery,
  type NamedManual,
} from '@/domain/manual/schema';
import { nothing, type Page } from '@/domain/wire';
import { call, type CallOptions } from './http';
import { get, post } from './http/endpoint';

const KNOWLEDGE = '/api/knlKnowledgeNew/2.0';

/** Endpoints of operation manuals. */
export const manualEndpoints = {
  listManuals: get<ManualQuery, Page<NamedManual>>({
    row: 'R244',
    name: 'listManuals',
    path: `${KNOWLEDGE}/list`,
    response: manualPage,
  }),
  getManual: get<{ id: string }, NamedManual>({
    row: 'R245',
    name: 'getManual',
    path: `${KNOWLEDGE}/view`,
    response: namedManual,
    needsData: true,
  }),
  listHomeManuals: get<void, NamedManual[]>({
    row: 'R246',
    name: 'listHomeManuals',
    path: `${KNOWLEDGE}/homeList`,
    response: homeManuals,
    background: true,
  }),
  createManual: post<ManualInput, { id: string }>({
    row: 'R247',
    name: 'createManual',
    path: `${KNOWLEDGE}/add`,
    response: savedManual,
    effect: 'creates',
  }),
  updateManual: post<ManualChange, void>({
    row: 'R248',
    name: 'updateManual',
    path: `${KNOWLEDGE}/update`,
    response: nothing,
    effect: 'changes',
  }),
  removeManual: post<{ id: string }, void>({
    row: 'R249',
    name: 'removeManual',
    path: `${KNOWLEDGE}/delete`,
    response: nothing,
    effect: 'changes',
  }),
};

/** Returns one page of manuals (R244). */
export const listManuals = (query: ManualQuery, options?: CallOptions): Promise<Page<NamedManual>> =>
  call(manualEndpoints.listManuals, query, options);

/** Returns one manual (R245). */
export const getManual = (id: string, options?: CallOptions): Promise<NamedManual> =>
  call(manualEndpoints.getManual, { id }, options);

/** The manuals of the home page (R246). */
export const listHomeManuals = (options?: CallOptions): Promise<NamedManual[]> =>
  call(manualEndpoints.listHomeManuals, undefined, options);

/** Publishes a manual (R247). */
export const createManual = (draft: ManualInput, options?: CallOptions): Promise<{ id: string }> =>
  call(manualEndpoints.createManual, draft, options);

/** Changes a manual (R248). */
export const updateManual = (change: ManualChange, options?: CallOptions): Promise<void> =>
  call(manualEndpoints.updateManual, change, options);

/** Deletes a manual (R249). */
export const removeManual = (id: string, options?: CallOptions): Promise<void> =>
  call(manualEndpoints.removeManual, { id }, options);
