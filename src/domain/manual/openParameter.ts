/** Query parameter that opens a manual over its page (R048). */
export const MANUAL_PARAMETER = 'manual';
