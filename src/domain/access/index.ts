export { decideAccess, type AccessDecision, type AccessFailure, type AccessRefusal } from './decideAccess';
export { helpAddress, knownState, readHelpRequest, type ApplyState, type HelpRequest } from './helpAddress';
