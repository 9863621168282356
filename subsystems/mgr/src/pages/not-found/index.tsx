import { PageHead } from '@portal/subsystem-sdk/react';
import { BackLink } from '../../portal/BackLink';
import { PageHeading } from '../../portal/PageHeading';
import { useText } from '../../portal/text';

/** Page for an address or an order that does not exist. */
export default function NotFoundPage({ heading }: { heading?: string }) {
  const t = useText();
  return (
    <PageHead
      back={<BackLink />}
      heading={<PageHeading>{heading ?? t('missing.title')}</PageHeading>}
      facts={t('missing.hint')}
    />
  );
}
