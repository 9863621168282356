export { decideAccess, type AccessDecision, type AccessFailure } from './decideAccess';
export { helpAddress, knownState, readHelpRequest, type ApplyState, type HelpRequest } from './helpAddress';
