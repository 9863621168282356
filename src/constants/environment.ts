/** The run-time environment's script (A37). */
export const ENVIRONMENT_FILE = '/environment.js';
/** Maximum time that the start waits for it. */
export const ENVIRONMENT_TIMEOUT_MS = 10_000;
