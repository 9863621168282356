import type { Release } from '@/domain/subsystem/release';
import { fetchText } from './fetchText';
import { readPage } from './readPage';

/** Reads which release a server has now. */
export const fetchRelease = async (entry: string, signal: AbortSignal): Promise<Release> =>
  readPage(await fetchText(entry, 'page', { signal, cache: 'no-cache' }), entry).release;
