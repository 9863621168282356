/** Age from which the home panel is loaded again when opened (R009). */
export const HOME_MANUALS_STALE_MS = 60_000;

/** Row height of the home panel, which shows whole rows only. */
export const MANUAL_ROW_HEIGHT_PX = 40;

/** Key of the home panel's manuals in the background cache. */
export const HOME_MANUALS_KEY = 'home-manuals';
/** Query parameter that opens a manual. */
export const MANUAL_PARAMETER = 'manual';
/** Limits of the server for name, description and attachments of a manual. */
export const MANUAL_NAME_LIMIT = 100;
export const MANUAL_DESCRIPTION_LIMIT = 2_000;
export const MANUAL_FILES_LIMIT = 20;
export const MANUAL_FILE_LIMIT_BYTES = 100 * 1024 * 1024;
/** Width of the manual dialog. */
export const MANUAL_PREVIEW_WIDTH_PX = 921;
/** A longer text is cut in the preview. */
export const TEXT_PREVIEW_CHARACTERS = 200_000;
/** Paths of the manual list and the manual editor. */
export const MANUAL_LIST_PATH = '/mainApp/allManual';
export const MANUAL_EDIT_PATH = '/mainApp/operationManualEdit';
