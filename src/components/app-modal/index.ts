export { AppModal } from './AppModal';
export type { AppModalProps } from './AppModal';
