export { OverrideView } from './OverrideView';
