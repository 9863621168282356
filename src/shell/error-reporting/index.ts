export { startErrorReporting } from './startErrorReporting';
