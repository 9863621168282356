export { decideAction, POWER_OF_ACTION, type HeldPowers, type PortalAction } from './actions';
