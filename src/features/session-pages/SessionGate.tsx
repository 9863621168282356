import type { ReactNode } from 'react';
import { useSession } from '@/shell/session';
import {
  AccountChoicePage,
  LoginAddressPage,
  LoopPage,
  NoPhonePage,
  SessionEndedPage,
  StartFailurePage,
} from './SessionPages';

interface SessionGateProps {
  /** Shown until the session state is known. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Renders the portal only while there is a session; every other state has its own page (R001). */
export function SessionGate({ skeleton, children }: SessionGateProps) {
  const phase = useSession((session) => session.phase);
  switch (phase) {
    case 'active':
      return children;
    case 'guest':
      return <LoginAddressPage />;
    case 'choosing':
      return <AccountChoicePage />;
    case 'failed':
      return <StartFailurePage />;
    case 'no-phone':
      return <NoPhonePage />;
    case 'ended':
      return <SessionEndedPage />;
    case 'stopped':
      return <LoopPage />;
    default:
      return skeleton;
  }
}
