import { fakeState, startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;
startSubsystem(lifecycles, {
  standalone: {
    code: 'react',
    state: { permissions: { ...fakeState.permissions, powerCodes: ['record:edit'] } },
  },
});
