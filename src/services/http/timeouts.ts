/** Time limit of an upload (R201). */
export const UPLOAD_TIMEOUT_MS = 180_000;

/** Time limit of a download (R201). */
export const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Time limit of a call, retries included (R201, R312). */
export const REQUEST_TIMEOUT_MS = 30_000;
