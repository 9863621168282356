import type { ComponentProps } from 'react';
import { Link } from '@umijs/max';
import { usePrefetchAt } from '@/shell/navigation';
import { isForBrowser } from '@/utils/isForBrowser';

interface RecordLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  to: string;
  /** Opens the record; a new tab or window is left to the browser. */
  onOpen: () => void;
}

/** A link to a record that opens it with the bar of its list, and prefetches its subsystem like an entry. */
export const RecordLink = ({ onOpen, ...link }: RecordLinkProps) => (
  <Link
    {...link}
    {...usePrefetchAt(link.to)}
    onClick={(event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      onOpen();
    }}
  />
);
