export {
  closeVerification,
  identityStore,
  openBinding,
  openVerification,
  postponeBinding,
  showReview,
} from './identityStore';
export { startIdentity } from './startIdentity';
