/** Time from the first request to the mounted micro-app, unless the registry says otherwise (R286). */
export const SUBSYSTEM_OPEN_TIMEOUT_MS = 120_000;
/** Time that a micro-app has to take itself down; then its pane is removed without it (F8). */
export const SUBSYSTEM_UNMOUNT_TIMEOUT_MS = 3_000;
/** How long a first page may take to show its heading before the focus goes to the pane itself (A38). */
export const SUBSYSTEM_HEADING_WAIT_MS = 3_000;
/** So long may a micro-app take over a move before the address goes back: then it asks the person, or refuses. */
export const SUBSYSTEM_MOVE_GRACE_MS = 100;
/** So many subsystems live at once, unless the environment says otherwise. */
export const SUBSYSTEM_BUDGET = 6;
/** Prefetched code is dropped after this time, because it may be outdated. */
export const SUBSYSTEM_PREFETCH_TTL_MS = 60_000;
/** So long the portal waits for the browser to arrive after going back or forward. */
export const SUBSYSTEM_TRAVEL_MS = 1_000;
/** So many openings are remembered. */
export const SUBSYSTEM_OPENING_METRICS_MAX = 100;
/** How long a frame that has loaded may take to say hello; after that it is no subsystem. */
export const FRAME_HELLO_TIMEOUT_MS = 10_000;
/** So many messages of one frame are heard in a second. */
export const FRAME_MESSAGES_PER_SECOND = 200;
