import { useModel } from '@umijs/max';
import { createFakePortal, type PortalContext } from '@portal/subsystem-sdk';

let fake: PortalContext | undefined;

/** The portal: the real one hands itself over to a slave of Umi, standalone there is a fake one. */
export function usePortalOfSlave(): PortalContext {
  const master = useModel('@@qiankunStateFromMaster' as never) as { portal?: PortalContext } | undefined;
  // Updates of the portal come without the context itself.
  fake ??= master?.portal ?? createFakePortal({ code: '__CODE__' });
  return fake;
}
