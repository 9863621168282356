// The verdict that a click has just got, for the one opening to which the click leads: the server is asked once for
// each click (R083), and nothing is kept for a second or a later opening (T18).
const LONGEST_WAIT_MS = 5000;

let allowed: { code: string; until: number } | null = null;

/** Hands the yes to a click over to the opening that follows. */
export function handOverAccess(systemCode: string): void {
  allowed = { code: systemCode, until: Date.now() + LONGEST_WAIT_MS };
}

/** Takes the yes of the click that led here; whoever opens something else forgets it, and so does time. */
export function takeHandedOver(systemCode: string): boolean {
  const isOurs = allowed !== null && allowed.code === systemCode && Date.now() < allowed.until;
  allowed = null;
  return isOurs;
}

/** The click led nowhere: its yes is nobody's. */
export function forgetHandedOver(): void {
  allowed = null;
}
