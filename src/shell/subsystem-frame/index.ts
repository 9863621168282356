export { runFrame } from './runFrame';
