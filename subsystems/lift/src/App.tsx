import { baseStyles, themeVariables } from '@portal/subsystem-sdk';
import { StandaloneBar, useLocation, usePortalState } from '@portal/subsystem-sdk/react';
import { FleetPage } from './pages/FleetPage';
import { LiftPage } from './pages/LiftPage';
import { MissingPage } from './pages/MissingPage';
import { RescuePage } from './pages/RescuePage';
import styles from './lift.css';

/** Layout and pages of the lift subsystem. */
export function App() {
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);
  return (
    <>
      <StandaloneBar />
      <div className="lift-app" style={themeVariables(theme)} lang={locale}>
        <style>{baseStyles('.lift-app') + styles}</style>
        <Page />
      </div>
    </>
  );
}

function Page() {
  const { parts } = useLocation();
  const [section, id, inner] = parts;
  if (section === undefined || (section === 'lifts' && id === undefined)) return <FleetPage />;
  if (section === 'lifts' && id !== undefined && inner === undefined) return <LiftPage key={id} id={id} />;
  if (section === 'lifts' && id !== undefined && inner === 'rescue') return <RescuePage key={id} id={id} />;
  return <MissingPage />;
}
