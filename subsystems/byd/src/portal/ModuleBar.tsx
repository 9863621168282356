import { StandaloneBar, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { SOURCES } from '../sources';
import { useText } from './text';

/** The standalone bar with links to the modules; in the portal its navigation has them. */
export function ModuleBar() {
  const t = useText();
  const { variant } = usePortal();
  const theme = usePortalState((state) => state.theme);
  return (
    <StandaloneBar>
      <nav aria-label={t('standalone.modules')} style={{ display: 'flex', gap: 16, marginInlineEnd: 'auto' }}>
        {SOURCES.map((source) => (
          <a
            key={source}
            href={`?source=${source}`}
            aria-current={variant === source ? 'page' : undefined}
            style={variant === source ? { color: theme.ink, fontWeight: 600 } : { color: theme.brand }}
          >
            {t(`source.${source}`)}
          </a>
        ))}
      </nav>
    </StandaloneBar>
  );
}
