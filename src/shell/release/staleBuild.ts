/**
 * After a release the chunks of the previous build are missing on the server, and only a reload of the page finds the
 * new ones (F21). The page reloads by itself, once per build, unless unsaved work would be lost: then it asks first.
 * The failure card of the chunk stays in both cases, with its own retry and reload.
 */
import { text } from '@/locales/text';
import { isAssetMissing } from '@/services/http';
import { confirm } from '@/shell/feedback';
import { describeLeaving, isLoss, listUnsaved, type UnsavedWork } from '@/shell/unsaved';
import { onChunkFailure, type ChunkFailure } from '@/utils/chunkFailure';
import { forceReload } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';

/** So many builds are remembered: more than are put up within one session. */
const REMEMBERED_BUILDS = 20;

/** The build that runs, by the address of its first script. */
const runningBuild = () => document.querySelector('script[src*="/umi."]')?.getAttribute('src') ?? '';

const acceptBuilds = (value: unknown) =>
  Array.isArray(value) ? value.filter((build) => typeof build === 'string') : undefined;

const mayLeave = (work: readonly UnsavedWork[]) =>
  confirm({
    title: text('feedback.renewTitle'),
    content: describeLeaving(work),
    okText: text('feedback.reloadPage'),
    cancelText: text('feedback.renewLater'),
    danger: isLoss(work),
  });

/** Watches for chunks that are missing, and reloads the page for the first of them. Returns the undo. */
export function watchForStaleBuild(): () => void {
  let isDecided = false;

  const judge = async ({ request, type }: ChunkFailure) => {
    // What took too long is there, and slow.
    if (isDecided || request === undefined || type === 'timeout') return;
    const left = sessionArea.read('portal.renewedBuilds', acceptBuilds) ?? [];
    const build = runningBuild();
    if (left.includes(build) || !(await isAssetMissing(request)) || isDecided) return;
    isDecided = true;
    const unsaved = listUnsaved();
    if (unsaved.length > 0 && !(await mayLeave(unsaved))) return;
    const isKept = sessionArea.write('portal.renewedBuilds', [...left, build].slice(-REMEMBERED_BUILDS));
    // Without a memory of it the next start would do the same, for ever; a person who was asked may have it.
    if (isKept || unsaved.length > 0) forceReload();
  };

  return onChunkFailure((failure) => void judge(failure));
}
