/** Maximum time from the first request to the mounted micro-app, unless the registry overrides it (R286). */
export const SUBSYSTEM_OPEN_TIMEOUT_MS = 120_000;
/** Maximum time for a micro-app to unmount; then its pane is removed anyway (F8). */
export const SUBSYSTEM_UNMOUNT_TIMEOUT_MS = 3_000;
/** Maximum wait for the heading of a first page before the focus goes to the pane itself (A38). */
export const SUBSYSTEM_HEADING_WAIT_MS = 3_000;
/** Maximum time for a micro-app to follow a navigation before the address is restored: it is prompting or refusing. */
export const SUBSYSTEM_MOVE_GRACE_MS = 100;
/** Maximum number of live subsystems, unless the environment overrides it. */
export const SUBSYSTEM_BUDGET = 6;
/** Prefetched code is dropped after this time, because it may be outdated. */
export const SUBSYSTEM_PREFETCH_TTL_MS = 60_000;
/** Maximum time that the portal waits for the browser after going back or forward. */
export const SUBSYSTEM_TRAVEL_MS = 1_000;
/** Maximum number of stored opening metrics. */
export const SUBSYSTEM_OPENING_METRICS_MAX = 100;
/** Maximum time for a loaded frame to send hello; then it is not treated as a subsystem. */
export const FRAME_HELLO_TIMEOUT_MS = 10_000;
/** Maximum number of messages accepted from one frame per second. */
export const FRAME_MESSAGES_PER_SECOND = 200;
