export { CustomizeDialog } from './CustomizeDialog';
