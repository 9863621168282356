import type { FakePortal } from '@portal/subsystem-sdk';
import { Button } from 'antd';
import { usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { SOURCES } from '../sources';
import { useText } from './text';

/** Says that no portal is there, and offers what the portal otherwise does: the language, and the modules. */
export function StandaloneBar() {
  const t = useText();
  const portal = usePortal() as Partial<FakePortal>;
  const { locale } = usePortalState();
  if (!portal.setState) return null;
  return (
    <div className="standalone">
      <span>{t('alone.bar')}</span>
      <nav aria-label={t('alone.modules')}>
        {SOURCES.map((source) => (
          <a key={source} href={`?source=${source}`} aria-current={portal.variant === source ? 'page' : undefined}>
            {t(`source.${source}`)}
          </a>
        ))}
      </nav>
      <Button size="small" onClick={() => portal.setState?.({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}>
        {t('alone.language')}
      </Button>
    </div>
  );
}
