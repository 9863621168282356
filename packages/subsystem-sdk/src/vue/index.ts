export { providePortal, usePortal, usePortalState, usePermission, useTexts, useTitle } from './portal.ts';
export { type GuardedRouter, useLeaveGuard } from './leaveGuard.ts';
export { StandaloneBar } from './StandaloneBar.ts';
