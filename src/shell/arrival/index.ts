export { clearStorageKeepingTrips, departures, forgetTrips, noteDeparture } from './signInTrip';
export { acceptPendingToken, dropPendingToken, hasUnusableToken, pendingToken, takeToken } from './takeToken';
