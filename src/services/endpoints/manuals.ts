import {
  homeManuals,
  manualPage,
  namedManual,
  savedManual,
  type ManualChange,
  type ManualDraft,
  type ManualQuery,
  type NamedManual,
} from '@/domain/manual/assumed';
import { nothing, type Page } from '@/domain/wire';
import { get, post } from '../http/endpoint';

const KNOWLEDGE = '/api/knlKnowledgeNew/2.0';

/** Calls about operation manuals. */
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
  createManual: post<ManualDraft, { id: string }>({
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
