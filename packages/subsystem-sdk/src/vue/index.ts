export { providePortal, usePortal, usePortalState, usePermission, useTexts, useTitle } from './portal.ts';
export type { Provider } from './portal.ts';
export { mountVueApp } from './mountVueApp.ts';
export type { MountVueOptions, VueAppLike } from './mountVueApp.ts';
export { useLeaveGuard } from './leaveGuard.ts';
export type { GuardedRouter } from './leaveGuard.ts';
export { StandaloneBar } from './StandaloneBar.ts';
