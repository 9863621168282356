export { checkReachable } from './checkReachable';
export { runFrame } from './runFrame';
