export { startLeaveGuard, type Path } from './leaveGuard';
export { askBeforeClosing } from './unsavedPages';
export type { ReplacingLocation } from './unsavedStore';
export { useUnsavedKeys, useUnsavedWork } from './useUnsavedWork';
