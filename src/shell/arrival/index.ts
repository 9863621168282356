export { forgetTrips, noteDeparture } from './signInTrip';
export { acceptPendingToken, dropPendingToken, pendingToken, takeToken } from './takeToken';
