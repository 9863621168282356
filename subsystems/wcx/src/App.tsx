import { baseStyles, themeVariables } from '@portal/subsystem-sdk';
import { StandaloneBar, useLocation, usePortalState } from '@portal/subsystem-sdk/react';
import { EntryPage } from './pages/EntryPage';
import { MeterPage } from './pages/MeterPage';
import { MetersPage } from './pages/MetersPage';
import { MissingPage } from './pages/MissingPage';
import styles from './wcx.css';

/** Layout and pages of the meter subsystem. */
export function App() {
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);
  return (
    <>
      <StandaloneBar />
      <div className="wcx-app" style={themeVariables(theme)} lang={locale}>
        <style>{baseStyles('.wcx-app') + styles}</style>
        <Page />
      </div>
    </>
  );
}

function Page() {
  const { parts } = useLocation();
  const [page, id] = parts;
  if (page === undefined || (page === 'meters' && id === undefined)) return <MetersPage />;
  if (page === 'entry') return <EntryPage />;
  if (page === 'meters' && id !== undefined) return <MeterPage key={id} id={id} />;
  return <MissingPage />;
}
