/** antd wraps tables in a live region: screen readers would read out every row after each change. */
export const silentSpin = { spinning: false, 'aria-live': 'off' };
