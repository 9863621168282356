export {
  keepableAddress,
  loginAddress,
  providerLoginAddress,
  providerLogoutAddress,
  isProviderAddress,
} from './addresses';
export { isSignOutLoop } from './forcedSignOut';
export { asClock, expiryTime, secondsLeft } from './expiry';
export { personKey } from './personKey';
export { isSignInLoop, type SignInProblem } from './signInLoop';
export { parseTicket, type Binding, type LoginTicket } from './ticket';
export { findToken, isWellFormedToken, type TokenInAddress } from './token';
