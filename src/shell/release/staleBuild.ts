/**
 * After a release the chunks of the previous build are missing on the server, and only a reload of the page finds the
 * new ones (F21). The page reloads automatically, once per build, unless unsaved work would be lost: then it asks
 * first. The error card of the chunk stays in both cases, with its own retry and reload.
 */
import { translate } from '@/locales/text';
import { isAssetMissing } from '@/services/http';
import { confirm } from '@/shell/feedback';
import { describeLeaving, isLoss, listUnsaved, type UnsavedWork } from '@/shell/unsaved';
import { onChunkFailure, type ChunkFailure } from '@/utils/chunkFailure';
import { forceReload } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';

/** Number of builds to remember: more than are deployed within one session. */
const MAX_RELOADED_BUILDS = 20;

/** The running build, identified by the URL of its first script. */
const currentBuild = () => document.querySelector('script[src*="/umi."]')?.getAttribute('src') ?? '';

const acceptBuilds = (value: unknown) =>
  Array.isArray(value) ? value.filter((build) => typeof build === 'string') : undefined;

const confirmReload = (work: readonly UnsavedWork[]) =>
  confirm({
    title: translate('feedback.renewTitle'),
    content: describeLeaving(work),
    okText: translate('feedback.reloadPage'),
    cancelText: translate('feedback.renewLater'),
    danger: isLoss(work),
  });

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
    const unsaved = listUnsaved();
    if (unsaved.length > 0 && !(await confirmReload(unsaved))) return;
    const isStored = sessionArea.write('portal.renewedBuilds', [...reloadedBuilds, build].slice(-MAX_RELOADED_BUILDS));
    // If the build cannot be remembered, the next page would reload again, endlessly; a user who was asked may reload.
    if (isStored || unsaved.length > 0) forceReload();
  };

  return onChunkFailure((failure) => void handleChunkFailure(failure));
}
