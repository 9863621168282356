export { VerificationDialogs } from './VerificationDialogs';
