import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { closeSubsystem, reloadSubsystem } from '@/shell/subsystem-host';
import type { Action, ActionMenuItem } from '../action';

export interface EntryContext {
  /** Key of the subsystem's pane. */
  paneKey: string;
  /** Whether there is a pane to reload or close. */
  hasPane: boolean;
  /** Address of the subsystem in the portal. */
  href: string;
}

const reloadEntry: Action<EntryContext> = {
  id: 'entry.reload',
  titleKey: 'nav.entryMenu.reload',
  icon: <ReloadOutlined />,
  isEnabled: ({ hasPane }) => hasPane,
  run: ({ paneKey }) => void reloadSubsystem(paneKey),
};

const closeEntry: Action<EntryContext> = {
  id: 'entry.close',
  titleKey: 'nav.entryMenu.close',
  icon: <CloseOutlined />,
  isEnabled: ({ hasPane }) => hasPane,
  run: ({ paneKey }) => void closeSubsystem(paneKey),
};

const openEntryInNewWindow: Action<EntryContext> = {
  id: 'entry.newWindow',
  titleKey: 'nav.entryMenu.newWindow',
  icon: <ExportOutlined />,
  href: ({ href }) => href,
  isNewWindow: true,
};

/** Menu of an entry's subsystem (A26). */
export const ENTRY_MENU: readonly ActionMenuItem<EntryContext>[] = [reloadEntry, closeEntry, openEntryInNewWindow];
