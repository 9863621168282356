export { BindingBanner } from './banner/BindingBanner';
export { BindingDialogs } from './BindingDialogs';
