export { keepableAddress, loginAddress, providerLoginAddress, providerLogoutAddress } from './addresses';
export { isSignOutLoop } from './forcedSignOut';
export { asClock, endOfLife, secondsLeft } from './life';
export { personKey } from './personKey';
export { parseTicket, type Binding, type LoginTicket } from './ticket';
export { findToken, isWellFormedToken, type TokenInAddress } from './token';
