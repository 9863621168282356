import { lastAddressOf } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';
import { InnerLink } from './InnerLink';
import { useText } from './text';

/** The way back to the list, as it was left. */
export function BackLink() {
  const t = useText();
  return (
    <InnerLink className="back" to={lastAddressOf(usePortal(), '/orders')}>
      {t('order.back')}
    </InnerLink>
  );
}
