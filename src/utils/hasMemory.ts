/** Devices that report less memory run nothing ahead, in GiB (`navigator.deviceMemory`). */
const LEAST_MEMORY = 4;

/** Whether the device has the memory to run what nobody has asked for yet; true where the browser does not say. */
export const hasMemory = (): boolean =>
  ((navigator as { deviceMemory?: number }).deviceMemory ?? LEAST_MEMORY) >= LEAST_MEMORY;
