export { runMicroApp } from './runMicroApp';
