// The verdict that a click has just got, for the one opening to which the click leads: the server is asked once for
// each click (R083), and nothing is kept for a second opening (T18).
let allowed: string | null = null;

/** Hands the yes to a click over to the opening that follows. */
export function handOverAccess(systemCode: string): void {
  allowed = systemCode;
}

/** Takes the yes of the click that led here; whoever opens something else forgets it. */
export function takeHandedOver(systemCode: string): boolean {
  const isOurs = allowed === systemCode;
  allowed = null;
  return isOurs;
}
