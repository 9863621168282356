export { AppModal } from './AppModal';
export type { AppModalProps } from './AppModal';
export { DialogActions } from './DialogActions';
