import type { ComponentProps } from 'react';
import { Link } from '@umijs/max';
import { useCarriedAddress, usePrefetchAt } from '@/shell/navigation';
import { isForBrowser } from '@/utils/isForBrowser';

interface RecordLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  to: string;
  /** Opens the record; a new tab or window is left to the browser. */
  onOpen: () => void;
}

/** A link to a record that opens it with the bar of its list, and prefetches its subsystem like an entry. */
export const RecordLink = ({ to, onOpen, ...link }: RecordLinkProps) => (
  <Link
    {...link}
    to={useCarriedAddress(to)}
    {...usePrefetchAt(to)}
    onClick={(event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      onOpen();
    }}
  />
);
