import { useEffect } from 'react';
import { Outlet, useLocation } from '@umijs/max';
import { PROTOCOL_VERSION } from '@portal/subsystem-sdk';
import { PortalProvider, StandaloneBar } from '@portal/subsystem-sdk/react';
import { Page } from '../Page';
import { usePortalOfSlave } from '../portal';

/** Frame of every page: finds the portal, takes over its language and theme. */
export default function Layout() {
  const portal = usePortalOfSlave();
  const { pathname } = useLocation();
  // A slave has no life cycles of the SDK, which would do this: unsaved work is reported here, not guessed.
  useEffect(() => void portal.announce(PROTOCOL_VERSION), [portal]);
  return (
    <PortalProvider portal={portal}>
      <StandaloneBar />
      <Page path={pathname}>
        <Outlet />
      </Page>
    </PortalProvider>
  );
}
