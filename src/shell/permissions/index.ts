export { grantedCode, navigateGranted } from './accessGrant';
export { openAccessDenied, rememberDeniedName } from './openAccessDenied';
export { RequireAction } from './RequireAction';
export { useCan } from './useCan';
export { mayOverride, useMayOverride } from './mayOverride';
export { useMayInspect } from './useMayInspect';
export { describeFailure, verifyAccess, verifyAccessAhead } from './verifyAccess';
