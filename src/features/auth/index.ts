export { SessionGate } from './SessionGate';
