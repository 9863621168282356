import { useEffect } from 'react';
import { SessionGate } from '@/features/auth';
import { runningDownloads } from '@/shell/downloads';
import { protectFromRenewal } from '@/shell/feedback';
import { startIdentity } from '@/shell/identity';
import { startNavigation } from '@/shell/navigation';
import { unsavedPages } from '@/shell/pages';
import { unsavedSubsystems } from '@/shell/subsystems';
import { IdentityDialogs } from './IdentityDialogs';
import { PortalFrame } from './PortalFrame';
import { ShellSkeleton } from './ShellSkeleton';

/** What ends with the page besides the work in subsystems. */
const ownWork = () => [...unsavedPages(), ...runningDownloads()];

/** The frame of every page: nothing of it is shown before the session is known (R001). */
export default function RootLayout() {
  useEffect(() => startNavigation({ listUnsaved: ownWork }), []);
  useEffect(() => protectFromRenewal(() => [...ownWork(), ...unsavedSubsystems()]), []);
  useEffect(() => startIdentity(), []);
  return (
    <SessionGate skeleton={<ShellSkeleton />}>
      <PortalFrame />
      <IdentityDialogs />
    </SessionGate>
  );
}
