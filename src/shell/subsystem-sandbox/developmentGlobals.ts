import { define, type SandboxWindow } from './patches/define';

/** Set by the portal's development build: chunks of its packages, and the mark that Fast Refresh is in place. */
const OF_THE_PORTAL = ['webpackChunk', '__reactRefreshInjected'];

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * Hides what the portal's development build sets on the real window. Otherwise a micro-app from a development server
 * would use the portal's Fast Refresh runtime, and its edits would not be shown. The hook of React's developer tools
 * stays shared.
 */
export function hideDevelopmentGlobals(view: SandboxWindow): void {
  for (const name of OF_THE_PORTAL) define(view, { [name]: undefined });
  const hook = (window as { [HOOK]?: object })[HOOK];
  // Fast Refresh makes one if there are no developer tools, and wraps its methods for each program that it serves.
  if (hook && !('emit' in hook)) define(view, { [HOOK]: undefined });
}
