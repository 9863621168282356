/** The request of the home panel (R008): notices published on the portal. */
export const HOME_NOTICES_QUERY = { status: 2, publishingType: 2, pageNo: 1, pageSize: 13 } as const;
/** Row height of the home panel (R007, R318). */
export const NOTICE_ROW_HEIGHT_PX = 40;
/** Age from which the home panel is loaded again when the window is focused (R008). */
export const HOME_NOTICES_STALE_MS = 60_000;
/** Key of the home panel's notices in the background cache. */
export const HOME_NOTICES_KEY = 'home-notices';
/** Widths of the preview dialog: for normal and for long content (R116, R325). */
export const PREVIEW_WIDTH_PX = 632;
export const PREVIEW_WIDE_WIDTH_PX = 921;
/** Query parameter that opens the preview of a notice (R118). */
export const PREVIEW_PARAMETER = 'preview';
/** Maximum number of opened notices stored for the unread dots. */
export const READ_NOTICES_LIMIT = 200;

/** Name of the notices' forms, lists and drafts. */
export const NOTICE_DRAFTS = 'notice';
export const NOTICE_LIST_PATH = '/mainApp/noticeList';
export const NOTICE_EDIT_PATH = '/mainApp/noticeEdit';

const MEGABYTE = 1024 * 1024;
/** Cover images (R047). */
export const COVER_LIMITS = { count: 9, bytes: 5 * MEGABYTE, endings: ['jpg', 'jpeg', 'png', 'webp'] } as const;
/** Aspect ratio of a cover, and the width to which a larger one is scaled. */
export const COVER_RATIO = 16 / 9;
export const COVER_WIDTH_PX = 1600;
/** Attachments (R047). */
export const ATTACHMENT_LIMITS = { count: 20, bytes: 100 * MEGABYTE } as const;
/** Images inside the text. */
export const TEXT_IMAGE_LIMITS = { bytes: 5 * MEGABYTE, endings: ['jpg', 'jpeg', 'png', 'webp', 'gif'] } as const;
