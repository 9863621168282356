/**
 * After a new version was put up, the parts of the old one are gone from the server, and only a fresh start of the page
 * finds the new ones (F21). It is made by itself, once for each build, where nothing is lost by it; the person is asked
 * where something would be. The card of the failed part stays either way, with its own retry and reload.
 */
import { text } from '@/locales/text';
import { isGone } from '@/services/http';
import { onPartFailure, type PartFailure } from '@/utils/partFailure';
import { forceReload } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';
import { confirm } from './confirmStore';
import { describeLeaving, isLoss, type UnsavedWork } from './unsavedWork';

/** So many builds are remembered: more than are put up within one session. */
const REMEMBERED_BUILDS = 20;

type ListUnsaved = () => readonly UnsavedWork[];

let listUnsaved: ListUnsaved = () => [];

/** Says what a fresh start would lose: the pages, which stand above the messages. Returns the undo. */
export function protectFromRenewal(list: ListUnsaved): () => void {
  listUnsaved = list;
  return () => {
    if (listUnsaved === list) listUnsaved = () => [];
  };
}

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

/** Watches for parts that are gone, and starts the page anew for the first of them. Returns what stops it. */
export function startRenewal(): () => void {
  let isDecided = false;

  const judge = async ({ request, type }: PartFailure) => {
    // What took too long is there, and slow.
    if (isDecided || request === undefined || type === 'timeout') return;
    const left = sessionArea.read('portal.renewedBuilds', acceptBuilds) ?? [];
    const build = runningBuild();
    if (left.includes(build) || !(await isGone(request)) || isDecided) return;
    isDecided = true;
    const unsaved = listUnsaved();
    if (unsaved.length > 0 && !(await mayLeave(unsaved))) return;
    const isKept = sessionArea.write('portal.renewedBuilds', [...left, build].slice(-REMEMBERED_BUILDS));
    // Without a memory of it the next start would do the same, for ever; a person who was asked may have it.
    if (isKept || unsaved.length > 0) forceReload();
  };

  return onPartFailure((part) => void judge(part));
}
