// Click handling (R076–R085, R172–R176). One permission check runs at a time: the newest click wins, and navigating to
// another page counts as a click.
import { history } from '@umijs/max';
import { REDIRECTS } from '@/constants/paths';
import type { AccessFailure, AccessDenial } from '@/domain/access';
import { bydAddress, clickTarget, subsystemTarget, type ExternalSite, type NavigationEntry } from '@/domain/navigation';
import { isAlive } from '@/domain/subsystem/pane';
import { carryHideBar } from '@/domain/subsystem/address';
import { translate } from '@/locales/text';
import { describeFailure, navigateGranted, openAccessDenied, verifyAccess } from '@/shell/permissions';
import { toast } from '@/shell/feedback';
import { readToken, sessionStore } from '@/shell/session';
import { refreshRegistry, registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { getEnvironment } from '@/utils/environment';
import { openExternal } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';
import { entriesNow, withPath } from './registeredEntries';
import { whenLoaded } from './loadEntries';
import { navigationStore } from './navigationStore';
import { rememberRecent } from './recentEntries';

let running: AbortController | null = null;

/** Aborts the pending permission check. */
export function cancelOpening(): void {
  running?.abort();
  running = null;
  if (navigationStore.getState().pendingCode !== null) navigationStore.setState({ pendingCode: null });
}

/** Stores the choice for pages whose address names no subsystem (R144). */
export function rememberChoice(systemCode: string): void {
  sessionArea.write('nav_header_check_value', systemCode);
  navigationStore.setState({ chosenCode: systemCode });
}

/** Navigates to a page of the portal; a hidden side bar stays hidden (R058). */
const goTo = (address: string): void =>
  history.push(carryHideBar(REDIRECTS.get(address) ?? address, history.location.search));

const nameOf = ({ systemName, systemCode }: NavigationEntry): string => systemName || systemCode;

/** Shows nothing when the session has ended: that is reported once, elsewhere (T10). */
function reportAccessFailure(failure: AccessFailure): void {
  const message = describeFailure(failure);
  if (message) toast.show({ type: 'error', text: message });
}

/** Whether the entry has a live pane that is not on screen. */
function hasHiddenPane(entry: NavigationEntry): boolean {
  const key = subsystemTarget(entry)?.key;
  const { target, panes } = stageStore.getState();
  return target?.key !== key && panes.some((pane) => pane.key === key && isAlive(pane.state.status));
}

async function openAfterCheck(entry: NavigationEntry): Promise<void> {
  const { systemCode } = entry;
  const controller = new AbortController();
  running = controller;
  navigationStore.setState({ pendingCode: systemCode });
  let decision;
  try {
    decision = await verifyAccess(systemCode, { signal: controller.signal, isAwaited: true });
  } catch (error) {
    if (controller.signal.aborted) return;
    throw error;
  }
  // The response to an older click must not open anything, even if it could not be aborted (T18).
  if (running !== controller) return;
  cancelOpening();
  if (decision.allowed) navigateGranted(systemCode, () => goTo(bydAddress(systemCode, Date.now())));
  else if (decision.failed) reportAccessFailure(decision);
  else openAccessDenied({ ...decision, systemCode, systemName: nameOf(entry) });
}

/**
 * Opens an entry that the registry did not list when it was loaded, or before it is loaded: it may have been added
 * since. One that it really lacks opens the help page (R084).
 */
async function openUnlisted(entry: NavigationEntry, help: AccessDenial): Promise<void> {
  const controller = new AbortController();
  running = controller;
  navigationStore.setState({ pendingCode: entry.systemCode });
  await refreshRegistry().catch(() => undefined);
  if (running !== controller) return;
  cancelOpening();
  const target = clickTarget(withPath(entry));
  if (target.kind === 'path' && !target.help) goTo(target.path);
  else if (registryStore.getState().registry) openAccessDenied(help);
  else {
    const again = { label: translate('common.retry'), onClick: () => openEntry(entry) };
    toast.show({ type: 'error', text: translate('nav.registryUnavailable', { name: nameOf(entry) }), action: again });
  }
}

function openSite(entry: NavigationEntry, site: ExternalSite): void {
  const { fireSafetySite, iotSite } = getEnvironment();
  const address = site === 'fireSafety' ? fireSafetySite : iotSite;
  const query = { ssoToken: readToken() ?? '', userName: sessionStore.getState().user?.userName ?? '' };
  const result = openExternal(address, { query });
  if (result === 'opened') return;
  const name = nameOf(entry);
  if (result === 'refused') {
    toast.show({ type: 'error', text: translate('nav.siteUnknown', { name }) });
    return;
  }
  const again = { label: translate('common.retry'), onClick: () => openSite(entry, site) };
  toast.show({ type: 'warning', text: translate('nav.popupBlocked', { name }), action: again });
}

/** Does what a click on the entry does. A second click while its own check runs is ignored (R083). */
export function openEntry(clicked: NavigationEntry): void {
  const entry = withPath(clicked);
  const target = clickTarget(entry);
  if (target.kind !== 'external' && navigationStore.getState().pendingCode === entry.systemCode) return;
  cancelOpening();
  rememberRecent(entry.systemCode);
  if (target.kind === 'external') {
    openSite(entry, target.site);
    return;
  }
  rememberChoice(entry.systemCode);
  // A hidden live pane is shown at once; its host checks with the server in parallel (A28).
  if (target.kind === 'verify' && hasHiddenPane(entry)) goTo(bydAddress(entry.systemCode, Date.now()));
  else if (target.kind === 'verify') void openAfterCheck(entry);
  else if (target.help) void openUnlisted(entry, target.help);
  else goTo(target.path);
}

/**
 * Like a click on the entry with this code, from elsewhere in the portal (the banner, the help page). Waits for a list
 * that is still loading; a code missing in the list is handled by the rules for its code alone.
 */
export async function openEntryByCode(systemCode: string, systemName?: string): Promise<void> {
  cancelOpening();
  const controller = new AbortController();
  running = controller;
  try {
    const list = entriesNow(await whenLoaded(controller.signal));
    openEntry(list.find((entry) => entry.systemCode === systemCode) ?? { systemCode, systemName });
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  }
}
