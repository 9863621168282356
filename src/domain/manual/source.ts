/** Source of a manual: 1–11 select an icon, anything else the default icon (R136). */
export type ManualSource = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

const LAST_SOURCE = 11;

/** Normalizes the source, number or text (A7); null for one without its own icon. */
export function manualSourceOf(source: unknown): ManualSource | null {
  const text = String(source ?? '').trim();
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= LAST_SOURCE ? (number as ManualSource) : null;
}
