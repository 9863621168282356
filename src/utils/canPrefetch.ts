/** Network Information API, available in some browsers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching is allowed: not offline, in data-saver mode or on a slow connection. */
export function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!navigator.onLine) return false;
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}
