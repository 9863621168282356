export { HelpView } from './HelpView';
