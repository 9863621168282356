import { useMayInspect } from '@/shell/permissions';
import { inspectSubsystems, useShortcut } from '@/shell/actions';
import { useLazyDialog } from '@/shell/navigation';
import { retryableLoad } from '@/utils/retryableLazy';

const loadDrawer = retryableLoad(
  async () => (await import(/* webpackChunkName: "inspector" */ './InspectorDrawer')).InspectorDrawer,
);

/** The inspector of subsystems, behind its shortcut. Nothing of it is loaded or measured before it is opened. */
export function Inspector() {
  const mayInspect = useMayInspect();
  const { open, dialog } = useLazyDialog(loadDrawer);
  useShortcut(inspectSubsystems, mayInspect && !dialog ? { openInspector: open } : null);
  return mayInspect ? dialog : null;
}
