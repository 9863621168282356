/** antd wraps a table in a live region, so that screen readers would read out every row after each change. */
export const silentSpin = { spinning: false, 'aria-live': 'off' };
