export { CustomizeDialog } from './CustomizeDialog';
export { followMenuOrder } from './menuChannel';
