export { ActionButton, actionClass } from './ActionButton';
