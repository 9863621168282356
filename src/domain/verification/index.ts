export { verificationAddress } from './address';
export { readMessage, type IdFault, type VerificationMessage } from './message';
