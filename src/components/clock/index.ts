export { useMinute } from './useMinute';
