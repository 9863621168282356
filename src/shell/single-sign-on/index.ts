export { clearStorageBeforeSignIn, recentRedirects, clearRedirects, recordRedirect } from './signInRedirects';
export {
  acceptPendingToken,
  dropPendingToken,
  hasUnusableToken,
  pendingToken,
  consumeTokenFromUrl,
} from './consumeTokenFromUrl';
