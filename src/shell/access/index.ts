export { grantedCode, navigateGranted } from './accessGrant';
export { openHelp, rememberHelpName } from './openHelp';
export { useCan } from './useCan';
export { useMayInspect } from './useMayInspect';
export { describeFailure, verifyAccess } from './verifyAccess';
