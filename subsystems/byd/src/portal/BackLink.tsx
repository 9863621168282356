import { Link } from 'react-router';
import { lastAddressOf } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';
import { useText } from './text';

/** The way from the page of a record back to its list. */
export function BackLink() {
  const t = useText();
  const portal = usePortal();
  return (
    <Link className="back" to={lastAddressOf(portal, '/')}>
      {t('missing.back')}
    </Link>
  );
}
