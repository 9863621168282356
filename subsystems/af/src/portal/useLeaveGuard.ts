import { onScopeDispose, type Ref, watch } from 'vue';
import { onBeforeRouteLeave, onBeforeRouteUpdate } from 'vue-router';
import { usePortal } from '@portal/subsystem-sdk/vue';
import { useText } from './text';

/** Reports unsaved work to the portal, and asks before another page takes the place of the form. */
export function useLeaveGuard(hasUnsaved: Ref<boolean>): void {
  const portal = usePortal();
  const t = useText();
  watch(hasUnsaved, (has) => portal.reportUnsaved(has));
  onScopeDispose(() => portal.reportUnsaved(false));

  const mayLeave = () =>
    !hasUnsaved.value ||
    portal.confirm({
      title: t('leave.title'),
      content: t('leave.text'),
      okText: t('leave.ok'),
      cancelText: t('leave.cancel'),
      danger: true,
    });
  onBeforeRouteLeave(mayLeave);
  // The tabs of one record keep its form.
  onBeforeRouteUpdate((to, from) => to.path === from.path || mayLeave());
}
