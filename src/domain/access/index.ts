export { decideAccess, type AccessDecision, type AccessFailure, type AccessRefusal } from './decideAccess';
export {
  HELP_MSG_MAX_LENGTH,
  HELP_PATH,
  helpAddress,
  knownState,
  readHelpRequest,
  type ApplyState,
  type HelpRequest,
} from './helpAddress';
