import type { PaneFailure } from './failure';

/** What identifies a release of a subsystem: what its page says, otherwise the files that its page names. */
export interface Release {
  /** Of `<meta name="subsystem-version">`. */
  version: string | null;
  /** Addresses of its scripts and style sheets. */
  files: readonly string[];
}

/** What the user should know about the release in an open pane; a reload brings the present one. */
export interface PaneUpdate {
  /** `released`: there is another release. `file-missing`: the open one needs a file that is gone. */
  kind: 'released' | 'file-missing';
  /** Version of the other release, if it is known. */
  version: string | null;
}

/** Whether two readings of a page show the same release. A version takes precedence: addresses may have a timestamp. */
export const isSameRelease = (one: Release, other: Release): boolean =>
  one.version !== null || other.version !== null
    ? one.version === other.version
    : one.files.join('\n') === other.files.join('\n');

/**
 * Whether a file failed to load because the server no longer has it. Some servers send their page for every URL, and
 * many send their 404 without the CORS headers of other responses.
 */
export const isFileMissing = ({ kind, status }: PaneFailure): boolean =>
  kind === 'not-an-app' || kind === 'cors' || (kind === 'http-status' && (status === 404 || status === 410));
