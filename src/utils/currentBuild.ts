/** The running build, identified by the URL of its first script; empty during development. */
export const currentBuild = (): string => document.querySelector('script[src*="/umi."]')?.getAttribute('src') ?? '';
