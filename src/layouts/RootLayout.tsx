import { useEffect } from 'react';
import { SessionGate } from '@/features/auth';
import { protectFromRenewal } from '@/shell/feedback';
import { startIdentity } from '@/shell/identity';
import { startNavigation } from '@/shell/navigation';
import { unsavedPages } from '@/shell/pages';
import { nameUnsavedPanes } from '@/shell/subsystems';
import { IdentityDialogs } from './IdentityDialogs';
import { PortalFrame } from './PortalFrame';
import { ShellSkeleton } from './ShellSkeleton';

const nameUnsavedPages = () => unsavedPages().map(({ name }) => name);

/** The frame of every page: nothing of it is shown before the session is known (R001). */
export default function RootLayout() {
  useEffect(() => startNavigation({ nameUnsaved: nameUnsavedPages }), []);
  useEffect(() => protectFromRenewal(() => [...nameUnsavedPages(), ...nameUnsavedPanes()]), []);
  useEffect(() => startIdentity(), []);
  return (
    <SessionGate skeleton={<ShellSkeleton />}>
      <PortalFrame />
      <IdentityDialogs />
    </SessionGate>
  );
}
