import { memo, type MouseEvent, type ReactNode } from 'react';
import { history } from '@umijs/max';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { useStore } from 'zustand';
import { useContextMenu } from '@/components/menu';
import { bydAddress, clickTarget, subsystemTarget } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { stageStore } from '@/shell/subsystem-host';
import { isForBrowser } from '@/utils/isForBrowser';
import { textLanguage } from '@/utils/textLanguage';
import { EntryIcon } from './EntryIcon';
import { EntryMenu } from './EntryMenu';
import { navigationStore } from './navigationStore';
import { openEntry } from './openEntry';
import { useCarriedAddress } from './useCarriedAddress';
import type { ViewEntry } from './useNavigationEntries';
import { useEntryStatus } from './useEntryStatus';
import { usePrefetch } from './usePrefetch';

interface EntryControlProps {
  entry: ViewEntry;
  className?: string;
  labelClassName?: string;
  /** The name with the matching characters highlighted. */
  label?: ReactNode;
  /** Width in pixels where the bar has measured it. */
  width?: number;
  isCurrent?: boolean;
  onOpen?(): void;
}

/** Address for a new window: the current page of the subsystem when it is on screen. */
const newWindowAddress = (path: string, paneKey: string): string => {
  const { pathname, search, hash } = history.location;
  return stageStore.getState().target?.key === paneKey ? `${pathname}${search}${hash}` : path;
};

/**
 * One entry: a link where it leads into the portal, even if a click checks the permission first, and a button where it
 * opens another site (R076–R084). An entry of a subsystem has a status dot and a menu (A26), and prefetches on hover. A
 * navigation renders only the entries that it changes.
 */
export const EntryControl = memo(function EntryControl({
  entry,
  className,
  labelClassName,
  label,
  width,
  isCurrent = false,
  onOpen,
}: EntryControlProps) {
  const t = useText();
  const isPending = useStore(navigationStore, ({ pendingCode }) => pendingCode === entry.systemCode);
  const target = clickTarget(entry);
  const subsystem = subsystemTarget(entry);
  const status = useEntryStatus(subsystem);
  const menu = useContextMenu(subsystem !== null);
  const prefetch = usePrefetch(entry);
  const name = entry.systemName;
  // The route checks the permission itself, so the browser may open the address directly (R083).
  const address = target.kind === 'path' ? target.path : bydAddress(entry.systemCode);
  // Hidden bars stay hidden in a new window too (R058).
  const path = useCarriedAddress(address);
  const content = (
    <>
      <EntryIcon entry={entry} isPending={isPending} status={status} />
      <span className={labelClassName} lang={textLanguage(name)}>
        {label ?? name}
      </span>
    </>
  );
  const shared = {
    className,
    style: width === undefined ? undefined : { width },
    title: status ? t(`nav.${status}`, { name }) : name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    // Not `aria-haspopup`: activating the entry opens the page; the menu is secondary.
    'aria-keyshortcuts': subsystem ? 'Shift+F10' : undefined,
    ...prefetch,
    ...menu.triggers,
  };
  const entryMenu = subsystem && menu.isOpen && (
    <EntryMenu
      name={name}
      context={{ paneKey: subsystem.key, hasPane: status !== null, href: newWindowAddress(path, subsystem.key) }}
      anchorRef={menu.anchorRef}
      onClose={menu.close}
    />
  );

  if (target.kind === 'external')
    return (
      <button
        {...shared}
        type="button"
        aria-label={t('nav.newWindow', { name })}
        onClick={() => {
          openEntry(entry);
          onOpen?.();
        }}
      >
        {content}
        <ExportOutlined aria-hidden />
      </button>
    );

  const follow = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openEntry(entry);
    // The panel around a checked entry stays open until the response: it contains the spinner.
    if (target.kind === 'path' && !target.help) onOpen?.();
  };
  return (
    <>
      <a {...shared} href={path} aria-busy={isPending || undefined} onClick={follow} data-leads-away>
        {content}
      </a>
      {entryMenu}
    </>
  );
});
