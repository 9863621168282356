import { type ReactNode, useEffect, useRef } from 'react';
import { baseStyles, themeVariables } from '@portal/subsystem-sdk';
import { usePortalState } from '@portal/subsystem-sdk/react';
import { styles } from './styles';

/** The look of the portal around a page; after a navigation the heading takes the focus. */
export function Page({ path, children }: { path: string; children: ReactNode }) {
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) root.current?.querySelector('h1')?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
  return (
    <>
      <style>{baseStyles('.__CODE__-app') + styles}</style>
      <div ref={root} className="__CODE__-app" style={themeVariables(theme)} lang={locale}>
        {children}
      </div>
    </>
  );
}
