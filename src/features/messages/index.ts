export { AllMessages } from './all/AllMessages';
export { MessageBell } from './bell/MessageBell';
export { MyMessages } from './mine/MyMessages';
