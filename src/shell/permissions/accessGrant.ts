let granted: string | null = null;

/**
 * Navigates to a subsystem that the server has just allowed, so that the opening is not checked a second time (R083).
 * The grant ends with the navigation: one that is blocked, a reload and Back are checked again (T18).
 */
export function navigateGranted(systemCode: string, navigate: () => void): void {
  granted = systemCode;
  try {
    navigate();
  } finally {
    granted = null;
  }
}

/** Code of the entry that the navigation in progress was granted; null outside of one. */
export const grantedCode = (): string | null => granted;
