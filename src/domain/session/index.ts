export {
  keepableAddress,
  loginAddress,
  providerLoginAddress,
  providerLogoutAddress,
  isProviderAddress,
} from './addresses';
export { isSignInLoop, isSignOutLoop, type SignInProblem } from './signInLoop';
export { asClock, expiryTime, secondsLeft } from './expiry';
export { userKeyOf } from './userKeyOf';
export { parseTicket, type Binding, type LoginTicket } from './ticket';
export { findToken, isWellFormedToken } from './token';
