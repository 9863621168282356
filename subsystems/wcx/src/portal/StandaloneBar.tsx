import type { FakePortal } from '@portal/subsystem-sdk';
import { usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { useText } from './text';

/** Says that no portal is there, and offers what the portal otherwise does: the choice of the language. */
export function StandaloneBar() {
  const t = useText();
  const portal = usePortal() as Partial<FakePortal>;
  const { locale } = usePortalState();
  if (!portal.setState) return null;
  return (
    <div className="standalone">
      <span>{t('alone.bar')}</span>
      <button type="button" onClick={() => portal.setState?.({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}>
        {t('alone.language')}
      </button>
    </div>
  );
}
