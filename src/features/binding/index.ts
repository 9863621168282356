export { BindingDialogs } from './BindingDialogs';
