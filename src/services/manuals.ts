import type { ManualChange, ManualDraft, ManualQuery, NamedManual } from '@/domain/manual/assumed';
import type { Page } from '@/domain/wire';
import { manualEndpoints } from './endpoints/manuals';
import { call, type CallOptions } from './http';

/** One page of manuals (R244). */
export const listManuals = (query: ManualQuery, options?: CallOptions): Promise<Page<NamedManual>> =>
  call(manualEndpoints.listManuals, query, options);

/** One manual (R245). */
export const getManual = (id: string, options?: CallOptions): Promise<NamedManual> =>
  call(manualEndpoints.getManual, { id }, options);

/** The manuals of the home page (R246). */
export const listHomeManuals = (options?: CallOptions): Promise<NamedManual[]> =>
  call(manualEndpoints.listHomeManuals, undefined, options);

/** Publishes a manual (R247). */
export const createManual = (draft: ManualDraft, options?: CallOptions): Promise<{ id: string }> =>
  call(manualEndpoints.createManual, draft, options);

/** Changes a manual (R248). */
export const updateManual = (change: ManualChange, options?: CallOptions): Promise<void> =>
  call(manualEndpoints.updateManual, change, options);

/** Deletes a manual (R249). */
export const removeManual = (id: string, options?: CallOptions): Promise<void> =>
  call(manualEndpoints.removeManual, { id }, options);
