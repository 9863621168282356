/**
 * After a release the chunks of the previous build are missing on the server, and only a reload of the page finds the
 * new ones (F21). The page reloads automatically, once per build, unless unsaved work would be lost: then it asks
 * first. The error card of the chunk stays in both cases, with its own retry and reload.
 */
import { isAssetMissing } from '@/services/http';
import { listUnsaved } from '@/shell/unsaved-work';
import { currentBuild } from '@/utils/currentBuild';
import { onChunkFailure, type ChunkFailure } from '@/utils/chunkFailure';
import { forceReload } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';
import { confirmReload } from './confirmReload';

/** Number of builds to remember: more than are deployed within one session. */
const MAX_RELOADED_BUILDS = 20;

const acceptBuilds = (value: unknown) =>
  Array.isArray(value) ? value.filter((build) => typeof build === 'string') : undefined;

/** Watches for missing chunks, and reloads the page for the first of them. Returns the undo function. */
export function watchForStaleBuild(): () => void {
  let isDecided = false;

  const handleChunkFailure = async ({ request, type }: ChunkFailure) => {
    // A timeout means the chunk exists and is slow.
    if (isDecided || request === undefined || type === 'timeout') return;
    const reloadedBuilds = sessionArea.read('portal.renewedBuilds', acceptBuilds) ?? [];
    const build = currentBuild();
    if (reloadedBuilds.includes(build) || !(await isAssetMissing(request)) || isDecided) return;
    isDecided = true;
    const isAsked = listUnsaved().length > 0;
    if (!(await confirmReload())) return;
    const isStored = sessionArea.write('portal.renewedBuilds', [...reloadedBuilds, build].slice(-MAX_RELOADED_BUILDS));
    // If the build cannot be remembered, the next page would reload again, endlessly; a user who was asked may reload.
    if (isStored || isAsked) forceReload();
  };

  return onChunkFailure((failure) => void handleChunkFailure(failure));
}
