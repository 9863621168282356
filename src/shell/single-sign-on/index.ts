export { clearStorageKeepingTrips, departures, forgetTrips, noteDeparture } from './signInTrip';
export {
  acceptPendingToken,
  dropPendingToken,
  hasUnusableToken,
  pendingToken,
  consumeTokenFromUrl,
} from './consumeTokenFromUrl';
