import { HttpStatusError } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import { configureSession } from './configureSession';
import { recheckPermissions } from './permissions';

jest.mock('./permissions', () => ({ recheckPermissions: jest.fn() }));

test('every reported failure may show that the permissions are outdated, whichever part of the portal reports it', () => {
  configureSession();
  const refused = new HttpStatusError('getNotice', 403);
  reportFailure(refused);
  expect(recheckPermissions).toHaveBeenCalledWith(refused);
});
