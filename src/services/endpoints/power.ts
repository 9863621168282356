import { powerCodes } from '@/domain/power/schema';
import { get } from '../http/endpoint';

/** Calls about what the person may do. */
export const powerEndpoints = {
  listPowerCodes: get<void, string[]>({
    row: 'R217',
    name: 'listPowerCodes',
    path: '/power/listUserPowerCode',
    answer: powerCodes,
    background: true,
  }),
};
