import { useModel } from '@umijs/max';
import { createFakePortal, type PortalContext } from '@portal/subsystem-sdk';

type Select = (state?: { portal?: PortalContext }) => PortalContext | undefined;

let found: PortalContext | undefined;

/** The portal: the real one hands itself over to a slave of Umi, standalone there is a fake one. */
export function usePortalOfSlave(): PortalContext {
  // Only the context: the rest changes whenever the subsystem is hidden or shown, and would draw every page again.
  const select: Select = (state) => state?.portal;
  const master = (useModel as (name: string, select: Select) => PortalContext | undefined)(
    '@@qiankunStateFromMaster',
    select,
  );
  // Updates of the portal come without the context itself.
  found ??= master ?? createFakePortal({ code: '__CODE__' });
  return found;
}
