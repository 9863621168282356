/** Delay between a route change and the new widget (R094, R321). */
export const CHAT_BOT_REMOUNT_MS = 200;
/** Side length of the square launcher. */
export const CHAT_BOT_LAUNCHER_PX = 48;
/** Minimum distance of the launcher from the edges of the window. */
export const CHAT_BOT_MARGIN_PX = 16;
/** Height at the top that the launcher leaves free for the navigation. */
export const CHAT_BOT_TOP_PX = 56;
/** Distance by which an arrow key moves the launcher. */
export const CHAT_BOT_KEY_STEP_PX = 16;
/** Step by which the launcher moves up until it covers nothing. */
export const CHAT_BOT_SHIFT_STEP_PX = 16;
/** Distance of a pointer movement from which it is a drag and not a click. */
export const CHAT_BOT_DRAG_SLACK_PX = 4;
/** Time without movement or change of the page after which the launcher looks for a free spot. */
export const CHAT_BOT_SETTLE_MS = 150;
