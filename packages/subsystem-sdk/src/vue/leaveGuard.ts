import { onScopeDispose, type Ref, watch } from 'vue';
import type { PortalQuestion } from '../context.ts';
import { leaveQuestion } from '../leaveQuestion.ts';
import { usePortal } from './portal.ts';

interface Target {
  readonly path: string;
}

/** The part of a Vue Router 4 that the leave guard needs; `useRouter()` returns one. */
export interface GuardedRouter {
  beforeEach(guard: (to: Target, from: Target) => boolean | Promise<boolean>): () => void;
}

/**
 * Reports unsaved work to the portal, and asks before another page replaces the form. A move that only changes the
 * query keeps the form and does not ask.
 *
 * @param router - The router of the subsystem.
 * @param hasUnsaved - Whether there is unsaved work now.
 * @param question - Returns the parts of the question that differ from `leaveQuestion`.
 */
export function useLeaveGuard(
  router: GuardedRouter,
  hasUnsaved: Readonly<Ref<boolean>>,
  question: () => Partial<PortalQuestion> = () => ({}),
): void {
  const portal = usePortal();
  watch(hasUnsaved, (has) => portal.reportUnsaved(has), { immediate: true });
  const removeGuard = router.beforeEach(
    (to, from) =>
      to.path === from.path || !hasUnsaved.value || portal.confirm(leaveQuestion(portal.getState().locale, question())),
  );
  onScopeDispose(() => {
    removeGuard();
    portal.reportUnsaved(false);
  });
}
