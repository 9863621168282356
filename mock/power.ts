import { endpoints } from './_data/define';
import { POWER_CODES } from './_data/seeds/subsystems';

export default endpoints('base', {
  'GET /power/listUserPowerCode': ({ session }) =>
    session.personaId === 'persona-restricted' ? POWER_CODES.restricted : POWER_CODES.full,
});
