import { lastAddressOf } from '@portal/subsystem-sdk';
import { InnerLink, PageHead, PageHeading, usePortal } from '@portal/subsystem-sdk/react';
import { useText } from '../portal/text';

/** Page for an address or a lift that does not exist. */
export function MissingPage({ heading }: { heading?: string }) {
  const t = useText();
  return (
    <PageHead
      back={
        <InnerLink className="back" to={lastAddressOf(usePortal(), '/')}>
          {t('fleet.back')}
        </InnerLink>
      }
      heading={<PageHeading title={null}>{heading ?? t('missing.title')}</PageHeading>}
      facts={t('missing.hint')}
    />
  );
}
