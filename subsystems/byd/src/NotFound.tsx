import { PageHead, usePortal } from '@portal/subsystem-sdk/react';
import { BackLink } from './portal/BackLink';
import { PageHeading } from './portal/PageHeading';
import { useText } from './portal/text';

/** Shown for an inner address or a record that does not exist. */
export function NotFound({ heading }: { heading?: string }) {
  const t = useText();
  return (
    <PageHead
      back={<BackLink />}
      heading={<PageHeading title={null}>{heading ?? t('missing.title')}</PageHeading>}
      facts={t('missing.hint')}
    />
  );
}

/** Shown when the portal asks for a module that this app does not have. */
export function UnknownModule() {
  const t = useText();
  const { variant } = usePortal();
  return (
    <PageHead
      heading={<PageHeading title={null}>{t('unknown.title')}</PageHeading>}
      facts={variant === null ? t('unknown.none') : t('unknown.text', { source: variant })}
    />
  );
}
