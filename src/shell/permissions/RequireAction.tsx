import { useState, type ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state';
import { SkeletonRows } from '@/components/region-state';
import type { PortalAction } from '@/domain/permission';
import { useText } from '@/locales/text';
import { useCan } from './useCan';

/**
 * Renders a page, or part of one, only with the permission, otherwise a refusal (R199). Losing the permission while on
 * the page keeps it: closing it would lose the input, and the server refuses the action anyway.
 */
export function RequireAction({ action, children }: { action: PortalAction; children: ReactNode }) {
  const t = useText();
  const isAllowed = useCan(action);
  const [wasAllowed, setWasAllowed] = useState(false);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  if (isAllowed || wasAllowed) return children;
  if (isAllowed === undefined) return <SkeletonRows />;
  return <EmptyState type="page_authorization" size="page" headingLevel={1} tip={t('empty.pageAuthorizationReason')} />;
}
