/** Shown where a value is absent, empty or unreadable (A40). */
export const ABSENT = '-';
