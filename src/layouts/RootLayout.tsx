import { useEffect } from 'react';
import { SessionGate } from '@/features/session-pages';
import { startIdentity } from '@/shell/identity-prompts';
import { startNavigation } from '@/shell/navigation';
import { watchForNewRelease, watchForStaleBuild } from '@/shell/app-update';
import { IdentityDialogs } from './IdentityDialogs';
import { PortalFrame } from './PortalFrame';
import { preloadPointedPages } from './preloadPointedPages';
import { ShellSkeleton } from './ShellSkeleton';

/** The frame of every page; not rendered before the session is known (R001). */
export default function RootLayout() {
  useEffect(() => startNavigation(), []);
  useEffect(() => watchForStaleBuild(), []);
  useEffect(() => watchForNewRelease(), []);
  useEffect(() => startIdentity(), []);
  useEffect(() => preloadPointedPages(), []);
  return (
    <SessionGate skeleton={<ShellSkeleton />}>
      <PortalFrame />
      <IdentityDialogs />
    </SessionGate>
  );
}
