import type { ComponentProps } from 'react';
import { Link } from '@umijs/max';
import { isForBrowser } from '@/utils/isForBrowser';

/** A link of the search to a page of the portal. In a new tab or window it opens beside the panel, which stays. */
export function ResultLink({ onOpen, ...link }: ComponentProps<typeof Link> & { onOpen(): void }) {
  return <Link {...link} data-leads-away onClick={(event) => void (isForBrowser(event) || onOpen())} />;
}
