export { startLeaveGuard, type Path } from './leaveGuard';
export { askBeforeClosing } from './unsavedPages';
export { useUnsavedKeys, useUnsavedWork } from './useUnsavedWork';
