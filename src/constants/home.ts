/** Time between two slides of the banner (R013, R319). */
export const BANNER_INTERVAL_MS = 5_000;
/** A finger that moves at least this far sideways turns the banner. */
export const BANNER_SWIPE_PX = 40;
/** Size of the picture that a QR code is saved as. */
export const QR_CODE_SAVED_PX = 512;
/** How long the tick after copying stays. */
export const COPIED_SIGN_MS = 2_000;
/** Code of the work-order platform's entry in the top navigation (R014). */
export const WORK_ORDER_CODE = 'workorder';
/** The figures beside the greeting are asked for again when the page is opened after this time. */
export const HOME_FIGURES_STALE_MS = 60_000;

/** The heavy panels wait for the notices, but not longer than this. */
export const HOME_EXTRAS_TIMEOUT_MS = 1_500;
