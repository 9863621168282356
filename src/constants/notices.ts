/** The request of the home panel (R008): published notices of the portal's end. */
export const HOME_NOTICES_QUERY = { status: 2, publishingType: 2, pageNo: 1, pageSize: 13 } as const;
/** Height of a row in the home panel (R007, R318). */
export const NOTICE_ROW_HEIGHT_PX = 40;
/** The home panel is fetched anew when the window is focused and its list is older than this (R008). */
export const HOME_NOTICES_STALE_MS = 60_000;
/** Widths of the preview dialog: with content of ordinary length and with long content (R116, R325). */
export const PREVIEW_WIDTH_PX = 632;
export const PREVIEW_WIDE_WIDTH_PX = 921;
/** Query parameter that opens the preview of a notice (R118). */
export const PREVIEW_PARAMETER = 'preview';
/** So many opened notices are remembered for their unread dots. */
export const READ_NOTICES_LIMIT = 200;
