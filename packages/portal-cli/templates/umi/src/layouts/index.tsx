import { useEffect } from 'react';
import { Outlet, useLocation } from '@umijs/max';
import { markTextLanguage, PROTOCOL_VERSION, startViewRestoration } from '@portal/subsystem-sdk';
import { PortalProvider, StandaloneBar } from '@portal/subsystem-sdk/react';
import { Page } from '../Page';
import { usePortalOfSlave } from '../portal';

/** Frame of every page: finds the portal, takes over its language and theme. */
export default function Layout() {
  const portal = usePortalOfSlave();
  const { pathname } = useLocation();
  // A slave has no life cycles of the SDK, which would do all three: unsaved work is reported here, not guessed, Chinese
  // text in the English portal is marked for screen readers, and a page to which the user returns is restored.
  useEffect(() => void portal.announce(PROTOCOL_VERSION), [portal]);
  useEffect(() => markTextLanguage(portal), [portal]);
  useEffect(() => startViewRestoration(portal), [portal]);
  return (
    <PortalProvider portal={portal}>
      <StandaloneBar />
      <Page path={pathname}>
        <Outlet />
      </Page>
    </PortalProvider>
  );
}
