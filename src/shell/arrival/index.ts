export { takeToken } from './takeToken';
