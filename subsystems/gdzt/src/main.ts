import { fakeState, startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#gdzt-root') ?? undefined,
  standalone: { code: 'gdzt', state: { permissions: { ...fakeState.permissions, powerCodes: ['gdzt:dispatch'] } } },
});
