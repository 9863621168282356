import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

startSubsystem(lifecycles, {
  standalone: {
    code: 'jcpt',
    // A chief engineer, who has every permission.
    state: { permissions: { powerCodes: ['jcpt:edit', 'jcpt:scrap'], menus: [], housekeeper: null } },
  },
});

export default lifecycles;
