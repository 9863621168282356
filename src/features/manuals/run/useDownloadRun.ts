import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import {
  useDownloads,
  useDownloadStates,
  useShownDownloads,
  type DownloadFile,
  type DownloadState,
} from '@/shell/downloads';

interface Queue {
  files: readonly DownloadFile[];
  /** Index of the current file; the number of files when all are processed. */
  position: number;
  isMoving: boolean;
}

const EMPTY_QUEUE: Queue = { files: [], position: 0, isMoving: false };

/** State of a sequence of downloads. */
export interface DownloadRun {
  files: readonly DownloadFile[];
  /** The current file; null when the run has ended. */
  current: DownloadFile | null;
  /** Its download state. */
  currentState: DownloadState | undefined;
  position: number;
  /** Number of processed files that are saved; the other processed ones are in `unsaved`. */
  doneCount: number;
  unsaved: readonly DownloadFile[];
  /** The files that are still needed to have all of them. */
  rest: readonly DownloadFile[];
  isBusy: boolean;
  /** Starts a run with these files; during a run they are appended, each at most once. */
  start(files: readonly DownloadFile[]): void;
  resume(): void;
  /** Cancels the current file and the remaining ones. */
  cancel(): void;
  close(): void;
}

const eachOnce = (files: readonly DownloadFile[]): DownloadFile[] => [
  ...new Map(files.map((file) => [file.uri, file])).values(),
];

/**
 * Downloads many files, one after the other: browsers block a page that saves many at once. A failed file does not stop
 * the next; canceling one cancels the rest (R048, R285).
 */
export function useDownloadRun(): DownloadRun {
  const downloads = useDownloads();
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  // The source of truth during a run: the rendered state may be one render behind.
  const latest = useRef(EMPTY_QUEUE);
  const put = (change: Partial<Queue>) => {
    latest.current = { ...latest.current, ...change };
    setQueue(latest.current);
  };

  const runQueue = async () => {
    for (let position = 0; position < latest.current.files.length; position += 1) {
      put({ position });
      if (!(await downloads.start(latest.current.files[position]!))) {
        put({ isMoving: false });
        return;
      }
    }
    put({ position: latest.current.files.length, isMoving: false });
  };
  const start = useMemoizedFn((wanted: readonly DownloadFile[]) => {
    const { files, isMoving } = latest.current;
    if (isMoving) {
      put({ files: eachOnce([...files, ...wanted]) });
      return;
    }
    put({ files: eachOnce(wanted), position: 0, isMoving: true });
    void runQueue();
  });

  const { files, position, isMoving } = queue;
  const uris = files.map(({ uri }) => uri);
  const states = useDownloadStates(uris);
  useShownDownloads(uris);
  const stateOf = (file: DownloadFile) => states[files.indexOf(file)];
  const kindOf = (file: DownloadFile) => stateOf(file)?.kind;
  const passed = files.slice(0, position);
  const unsaved = passed.filter((file) => kindOf(file) !== 'done');
  const current = isMoving ? (files[position] ?? null) : null;
  const rest = [...unsaved.filter((file) => kindOf(file) !== 'running'), ...files.slice(position)];
  return {
    files,
    current,
    currentState: current ? stateOf(current) : undefined,
    position,
    doneCount: passed.length - unsaved.length,
    unsaved,
    rest,
    isBusy: isMoving || unsaved.some((file) => kindOf(file) === 'running'),
    start,
    resume: () => start(rest),
    cancel: () => files.filter((file) => kindOf(file) === 'running').forEach(({ uri }) => downloads.cancel(uri)),
    close: () => put(EMPTY_QUEUE),
  };
}
