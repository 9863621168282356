import type { ComponentProps } from 'react';
import { Link } from '@umijs/max';
import { isForBrowser } from '@/utils/isForBrowser';

interface RecordLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  /** Opens the record; a new tab or window is left to the browser. */
  onOpen: () => void;
}

/** A link to a record that opens it with the bar of its list. */
export const RecordLink = ({ onOpen, ...link }: RecordLinkProps) => (
  <Link
    {...link}
    onClick={(event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      onOpen();
    }}
  />
);
