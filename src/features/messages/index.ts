export { AllMessages } from './all/AllMessages';
