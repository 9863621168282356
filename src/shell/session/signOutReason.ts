/**
 * The provider's pages cannot say why the portal signed somebody out, and two seconds are too short to read it (R190,
 * WCAG 2.2.1). So the login address, to which the provider returns, says it and waits for the person.
 */
import { sessionArea } from '@/utils/storage';

const NO_PHONE = 'no-phone';

/** Stores that the session ended because the person has no phone, until the next departure for the provider. */
export const storeSignOutReason = (): void => void sessionArea.write('portal.signOutReason', NO_PHONE);

export const forgetSignOutReason = (): void => sessionArea.remove('portal.signOutReason');

/** The stored reason, if there is one that the person must be told. */
export const storedSignOutReason = (): typeof NO_PHONE | undefined =>
  sessionArea.read('portal.signOutReason', (value) => (value === NO_PHONE ? value : undefined));
