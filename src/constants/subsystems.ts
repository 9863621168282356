/** Time from the first request to the mounted micro-app, unless the registry says otherwise (R286). */
export const SUBSYSTEM_OPEN_TIMEOUT_MS = 120_000;
/** Time that a micro-app has to take itself down; then its pane is removed without it (F8). */
export const SUBSYSTEM_UNMOUNT_TIMEOUT_MS = 3_000;
/** How long a first page may take to show its heading before the focus goes to the pane itself (A38). */
export const SUBSYSTEM_HEADING_WAIT_MS = 3_000;
/** How long a pane that was left waits for a quiet moment where the browser cannot tell of one. */
export const SUBSYSTEM_IDLE_FALLBACK_MS = 200;
