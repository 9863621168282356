import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import {
  useDownloads,
  useDownloadStates,
  useShownDownloads,
  type DownloadFile,
  type DownloadState,
} from '@/shell/downloads';

interface Line {
  files: readonly DownloadFile[];
  /** The file whose turn it is; behind the last one when all have had theirs. */
  position: number;
  isMoving: boolean;
}

const NO_LINE: Line = { files: [], position: 0, isMoving: false };

/** Files that are downloaded one after the other, as far as they have come. */
export interface DownloadRun {
  files: readonly DownloadFile[];
  /** The file whose turn it is; null when no more comes. */
  current: DownloadFile | null;
  /** How far that one is. */
  currentState: DownloadState | undefined;
  position: number;
  /** So many of those that had their turn are saved; the others of them are below, failed or tried again. */
  doneCount: number;
  unsaved: readonly DownloadFile[];
  /** What would have to be downloaded for all to be there. */
  rest: readonly DownloadFile[];
  isBusy: boolean;
  /** Begins with these files; while others are under way these join them, each at most once. */
  start(files: readonly DownloadFile[]): void;
  resume(): void;
  /** Gives up what is on its way, and what would have come after it. */
  cancel(): void;
  close(): void;
}

const eachOnce = (files: readonly DownloadFile[]): DownloadFile[] => [
  ...new Map(files.map((file) => [file.uri, file])).values(),
];

/**
 * Downloads many files, one after the other: browsers hold back a page that saves many at once. A file that fails does
 * not keep the next; who gives one up gives up the rest (R048, R285).
 */
export function useDownloadRun(): DownloadRun {
  const downloads = useDownloads();
  const [line, setLine] = useState(NO_LINE);
  // What the way through the files goes by: the drawn line may be one drawing behind.
  const latest = useRef(NO_LINE);
  const put = (change: Partial<Line>) => {
    latest.current = { ...latest.current, ...change };
    setLine(latest.current);
  };

  const walk = async () => {
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
    void walk();
  });

  const { files, position, isMoving } = line;
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
    close: () => put(NO_LINE),
  };
}
