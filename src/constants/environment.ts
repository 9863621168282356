/** The run-time environment's script (A37). */
export const ENVIRONMENT_FILE = '/environment.js';
