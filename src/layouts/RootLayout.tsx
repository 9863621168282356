import { useEffect } from 'react';
import { SessionGate } from '@/features/auth';
import { startNavigation } from '@/shell/navigation';
import { PortalFrame } from './PortalFrame';
import { ShellSkeleton } from './ShellSkeleton';

/** The frame of every page: nothing of it is shown before the session is known (R001). */
export default function RootLayout() {
  useEffect(() => startNavigation(), []);
  return (
    <SessionGate skeleton={<ShellSkeleton />}>
      <PortalFrame />
    </SessionGate>
  );
}
