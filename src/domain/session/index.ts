export {
  keepableAddress,
  loginAddress,
  providerLoginAddress,
  providerLogoutAddress,
  isProviderAddress,
} from './addresses';
export { isSignInLoop, isSignOutLoop, type SignInProblem } from './signInLoop';
export { asClock, expiryTime, secondsLeft } from './expiry';
export { personKey } from './personKey';
export { parseTicket, type Binding, type LoginTicket } from './ticket';
export { findToken, isWellFormedToken } from './token';
