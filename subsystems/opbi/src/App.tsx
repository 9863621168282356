import { baseStyles, themeVariables } from '@portal/subsystem-sdk';
import { StandaloneBar, useLocation, usePortalState } from '@portal/subsystem-sdk/react';
import { INDICATOR_CODES } from './indicators/indicator';
import { BoardPage } from './pages/BoardPage';
import { IndicatorPage } from './pages/IndicatorPage';
import { MissingPage } from './pages/MissingPage';
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
  const isIndicator = name !== undefined && section === 'indicators';
  return <MissingPage heading={isIndicator ? t('missing.indicator', { code: name }) : undefined} />;
}
