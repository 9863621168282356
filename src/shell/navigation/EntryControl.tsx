import type { MouseEvent } from 'react';
import { history, Link } from '@umijs/max';
import { useStore } from 'zustand';
import { bydAddress, clickTarget, subsystemTarget } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { stageStore } from '@/shell/subsystems';
import { EntryIcon } from './EntryIcon';
import { EntryMenu } from './EntryMenu';
import { navigationStore } from './navigationStore';
import { openEntry } from './openEntry';
import type { ViewEntry } from './useArrangement';
import { useEntryMenu } from './useEntryMenu';
import { useMark } from './useMark';
import { usePrepare } from './usePrepare';

type EntryControlProps = {
  entry: ViewEntry;
  className?: string;
  labelClassName?: string;
  style?: React.CSSProperties;
  isCurrent?: boolean;
  onOpen?(): void;
};

/** A click that the browser answers itself: a new tab or window. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Where a new window opens: the page at which the subsystem stands, when it is the one on screen. */
const newWindowAddress = (path: string, paneKey: string): string => {
  const { pathname, search, hash } = history.location;
  return stageStore.getState().wish?.key === paneKey ? `${pathname}${search}${hash}` : path;
};

/**
 * One entry: a real link where it leads to a page of the portal, a button where a question comes first (R076–R084).
 * One that leads to a subsystem carries its mark and its menu (A26), and prepares it when it is pointed at.
 */
export function EntryControl({
  entry,
  className,
  labelClassName,
  style,
  isCurrent = false,
  onOpen,
}: EntryControlProps) {
  const t = useText();
  const isPending = useStore(navigationStore, ({ pendingCode }) => pendingCode === entry.systemCode);
  const target = clickTarget(entry);
  const subsystem = subsystemTarget(entry);
  const mark = useMark(subsystem);
  const menu = useEntryMenu(subsystem !== null);
  const prepare = usePrepare(subsystem, mark !== 'alive');
  const name = entry.systemName;
  const content = (
    <>
      <EntryIcon entry={entry} isPending={isPending} mark={mark} />
      <span className={labelClassName}>{name}</span>
    </>
  );
  const shared = {
    className,
    style,
    title: mark ? t(`nav.${mark}`, { name }) : name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    // Not `aria-haspopup`: the entry itself opens the page, its menu is beside that.
    'aria-keyshortcuts': subsystem ? 'Shift+F10' : undefined,
    ...prepare,
    ...menu.triggers,
  };
  const entryMenu = subsystem && menu.anchor && (
    <EntryMenu
      name={name}
      paneKey={subsystem.key}
      hasPane={mark !== null}
      href={newWindowAddress(
        target.kind === 'path' ? target.path : bydAddress(entry.systemCode, Date.now()),
        subsystem.key,
      )}
      anchor={menu.anchor}
      onClose={menu.close}
    />
  );

  if (target.kind === 'path') {
    const follow = (event: MouseEvent) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      openEntry(entry);
      onOpen?.();
    };
    return (
      <>
        <Link {...shared} to={target.path} onClick={follow} data-leads-away>
          {content}
        </Link>
        {entryMenu}
      </>
    );
  }
  const open = () => {
    openEntry(entry);
    // The panel around a checked entry stays until the answer is there: its spinner is in it.
    if (target.kind === 'external') onOpen?.();
  };
  const label = target.kind === 'external' ? t('nav.newWindow', { name }) : undefined;
  return (
    <>
      <button
        {...shared}
        type="button"
        aria-label={label}
        aria-busy={isPending || undefined}
        onClick={open}
        data-leads-away={target.kind === 'verify' || undefined}
      >
        {content}
      </button>
      {entryMenu}
    </>
  );
}
