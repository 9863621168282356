import { Link } from 'react-router';
import { Empty } from 'antd';
import { usePortal } from '@portal/subsystem-sdk/react';
import { PageHeading } from './portal/PageHeading';
import { useText } from './portal/text';

/** Shown for an inner address or a record that does not exist. */
export function NotFound({ title }: { title?: string }) {
  const t = useText();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} className="nothing" description={null}>
      <PageHeading title={null}>{title ?? t('missing.title')}</PageHeading>
      <Link to="/">{t('missing.back')}</Link>
    </Empty>
  );
}

/** Shown when the portal asks for a module that this app does not have. */
export function UnknownModule() {
  const t = useText();
  const portal = usePortal();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} className="nothing" description={null}>
      <PageHeading title={null}>{t('unknown.title')}</PageHeading>
      <p className="muted">
        {portal.variant === null ? t('unknown.none') : t('unknown.text', { source: portal.variant })}
      </p>
    </Empty>
  );
}
