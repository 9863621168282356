/** From a change of route to the new widget (R094, R321). */
export const CHAT_BOT_REMOUNT_MS = 200;
/** Side of the launcher's square. */
export const CHAT_BOT_LAUNCHER_PX = 48;
/** Distance that the launcher keeps from the edges of the window. */
export const CHAT_BOT_MARGIN_PX = 16;
/** The top navigation stays free. */
export const CHAT_BOT_TOP_PX = 56;
/** How far an arrow key moves the launcher. */
export const CHAT_BOT_KEY_STEP_PX = 16;
/** How far the launcher goes up at a time until it covers nothing. */
export const CHAT_BOT_SHIFT_STEP_PX = 16;
/** How far a pointer moves before that is a drag and no click. */
export const CHAT_BOT_DRAG_SLACK_PX = 4;
/** So long after the page last moved or changed, the launcher looks for a free spot. */
export const CHAT_BOT_SETTLE_MS = 150;
