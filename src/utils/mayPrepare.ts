/** What some browsers tell of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether bytes may be fetched that nobody has asked for yet: not for those who save data or wait for every byte. */
export function mayPrepare(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!navigator.onLine) return false;
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}
