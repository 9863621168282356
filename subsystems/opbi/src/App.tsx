import { baseStyles, themeVariables } from '@portal/subsystem-sdk';
import { InnerLink, PageHeading, StandaloneBar, useLocation, usePortalState } from '@portal/subsystem-sdk/react';
import { INDICATOR_CODES } from './indicators/indicator';
import { BoardPage } from './pages/BoardPage';
import { IndicatorPage } from './pages/IndicatorPage';
import { useText } from './portal/text';
import styles from './opbi.css';

/** Layout and pages of the indicator subsystem. */
export function App() {
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);
  return (
    <>
      <StandaloneBar />
      <div className="opbi-app" style={themeVariables(theme)} lang={locale}>
        <style>{baseStyles('.opbi-app') + styles}</style>
        <Page />
      </div>
    </>
  );
}

function Page() {
  const t = useText();
  const { parts } = useLocation();
  const [section, name] = parts;
  if (section === undefined || (section === 'indicators' && name === undefined)) return <BoardPage />;
  const code = section === 'indicators' ? INDICATOR_CODES.find((each) => each === name) : undefined;
  if (code) return <IndicatorPage key={code} code={code} />;
  return (
    <div className="empty">
      <PageHeading title={null}>
        {name !== undefined && section === 'indicators' ? t('missing.indicator', { code: name }) : t('missing.title')}
      </PageHeading>
      <InnerLink to="/">{t('board.back')}</InnerLink>
    </div>
  );
}
