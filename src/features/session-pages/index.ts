export { SessionExpiry } from './SessionExpiry';
export { SessionGate } from './SessionGate';
