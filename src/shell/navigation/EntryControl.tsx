import type { MouseEvent } from 'react';
import { Link } from '@umijs/max';
import { useStore } from 'zustand';
import { clickTarget } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { liveCodes, stageStore } from '@/shell/subsystems';
import { EntryIcon } from './EntryIcon';
import { navigationStore } from './navigationStore';
import { openEntry } from './openEntry';
import type { ViewEntry } from './useArrangement';

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

/** One entry: a real link where it leads to a page of the portal, a button where a question comes first (R076–R084). */
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
  const isAlive = useStore(
    stageStore,
    (stage) => target.kind === 'path' && liveCodes(stage).some((code) => target.path === `/${code}`),
  );
  const content = (
    <>
      <EntryIcon entry={entry} isPending={isPending} isAlive={isAlive} />
      <span className={labelClassName}>{entry.systemName}</span>
    </>
  );
  const shared = {
    className,
    style,
    title: isAlive ? t('nav.alive', { name: entry.systemName }) : entry.systemName,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };

  if (target.kind === 'path') {
    const follow = (event: MouseEvent) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      openEntry(entry);
      onOpen?.();
    };
    return (
      <Link {...shared} to={target.path} onClick={follow}>
        {content}
      </Link>
    );
  }
  const open = () => {
    openEntry(entry);
    // The panel around a checked entry stays until the answer is there: its spinner is in it.
    if (target.kind === 'external') onOpen?.();
  };
  const label = target.kind === 'external' ? t('nav.newWindow', { name: entry.systemName }) : undefined;
  return (
    <button {...shared} type="button" aria-label={label} aria-busy={isPending || undefined} onClick={open}>
      {content}
    </button>
  );
}
