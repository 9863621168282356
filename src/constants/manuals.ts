/** The home panel is fetched anew when it is opened again after this time (R009). */
export const HOME_MANUALS_STALE_MS = 60_000;

/** Height of a row of the home panel: only whole rows are shown. */
export const MANUAL_ROW_HEIGHT_PX = 40;

/** Key of the home panel's manuals in the background cache. */
export const HOME_MANUALS_KEY = 'home-manuals';
/** Query parameter that opens a manual. */
export const MANUAL_PARAMETER = 'manual';
/** Longest name and description, and how much may hang on a manual, as the server takes it. */
export const MANUAL_NAME_LIMIT = 100;
export const MANUAL_DESCRIPTION_LIMIT = 2_000;
export const MANUAL_FILES_LIMIT = 20;
export const MANUAL_FILE_LIMIT_BYTES = 100 * 1024 * 1024;
/** Width of the dialog that shows a manual. */
export const MANUAL_PREVIEW_WIDTH_PX = 921;
/** A longer text is shown up to here. */
export const TEXT_PREVIEW_CHARACTERS = 200_000;
/** Where the list of manuals and their editor stand. */
export const MANUAL_LIST_PATH = '/mainApp/allManual';
export const MANUAL_EDIT_PATH = '/mainApp/operationManualEdit';
