export { startAttribution } from './startAttribution';
