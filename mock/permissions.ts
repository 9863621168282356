import { endpoints } from './_data/define';
import { PERMISSION_CODES } from './_data/seeds/subsystems';

export default endpoints('base', {
  'GET /power/listUserPowerCode': ({ session }) =>
    session.personaId === 'persona-restricted' ? PERMISSION_CODES.restricted : PERMISSION_CODES.full,
});
