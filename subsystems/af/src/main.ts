import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

startSubsystem(lifecycles, {
  standalone: {
    code: 'af',
    // A head of security, who has every permission.
    state: { permissions: { powerCodes: ['af:excuse'], menus: [], housekeeper: null } },
  },
});

export default lifecycles;
