/** Query parameter that opens the preview of a notice over the home page (R118). */
export const PREVIEW_PARAMETER = 'preview';
