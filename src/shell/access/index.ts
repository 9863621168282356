export { handOverAccess, takeHandedOver } from './handOver';
export { openHelp, rememberHelpName } from './openHelp';
export { describeFailure, verifyAccess } from './verifyAccess';
