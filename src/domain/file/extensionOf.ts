/** The extension of a file name in lower case, without the dot; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
