import { useState, type ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state';
import { SkeletonRows } from '@/components/region-state';
import type { PortalAction } from '@/domain/permission';
import { useCan } from '@/shell/access';

/**
 * A page, or part of one, for those who may do something; whoever comes by its address is told so (R199). Somebody
 * who loses the permission while they are on the page keeps it: what they typed would go with it, and the server refuses
 * the action anyway.
 */
export function RequireAction({ action, children }: { action: PortalAction; children: ReactNode }) {
  const isAllowed = useCan(action);
  const [wasAllowed, setWasAllowed] = useState(false);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  if (isAllowed || wasAllowed) return children;
  if (isAllowed === undefined) return <SkeletonRows />;
  return <EmptyState type="page_authorization" size="page" headingLevel={1} />;
}
