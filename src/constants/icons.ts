/** Class prefix of the portal's icons: antd's default would also match those of micro-apps. */
export const ICON_PREFIX = 'portal-icon';
