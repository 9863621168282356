export { forgetHandedOver, handOverAccess, takeHandedOver } from './handOver';
export { openHelp, rememberHelpName } from './openHelp';
export { useCan } from './useCan';
export { describeFailure, verifyAccess } from './verifyAccess';
