/** Time between two slides of the banner (R013, R319). */
export const BANNER_INTERVAL_MS = 5_000;
/** Minimum horizontal distance of a swipe that turns the banner. */
export const BANNER_SWIPE_PX = 40;
/** Size of a saved QR code image. */
export const QR_CODE_SAVED_PX = 512;
/** Time that the check mark after copying stays. */
export const COPIED_SIGN_MS = 2_000;
/** Code of the work-order platform's entry in the top navigation (R014). */
export const WORK_ORDER_CODE = 'workorder';
/** Age from which the figures next to the greeting are loaded again when the page is opened. */
export const HOME_FIGURES_STALE_MS = 60_000;

/** Maximum time that the heavy panels wait for the notices. */
export const HOME_EXTRAS_TIMEOUT_MS = 1_500;
