export {
  closeVerification,
  identityStore,
  openBinding,
  openVerification,
  postponeBinding,
  showReview,
  type IdentityState,
} from './identityStore';
export { startIdentity } from './startIdentity';
