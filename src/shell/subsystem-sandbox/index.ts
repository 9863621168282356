export { prepareSandbox, runMicroApp } from './runMicroApp';
