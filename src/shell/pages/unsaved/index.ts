export { startLeaveGuard, type PageKeyAt, type Path } from './leaveGuard';
export { askBeforeClosing } from './unsavedPages';
export { useUnsavedKeys } from './useUnsavedKeys';
export { useUnsavedWork } from './useUnsavedWork';
