export { startLeaveGuard, type PageKeyAt, type Place } from './leaveGuard';
export { askBeforeClosing } from './unsavedPages';
export { useUnsavedKeys } from './useUnsavedKeys';
export { useUnsavedWork } from './useUnsavedWork';
