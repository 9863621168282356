import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

startSubsystem(lifecycles, {
  standalone: {
    code: 'bjxt',
    // A head of customer service, who has every permission.
    state: { permissions: { powerCodes: ['bjxt:assign', 'bjxt:close'], menus: [], housekeeper: null } },
  },
});

export default lifecycles;
