export { ACCESS_DECISION_TTL_MS, decideAccess, type AccessDecision, type AccessFailure } from './decideAccess';
export {
  accessDeniedAddress,
  knownState,
  readAccessDenial,
  type ApplyState,
  type AccessDenial,
} from './accessDeniedAddress';
