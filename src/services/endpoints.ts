// The whole API in one table (R205), for tests and as an overview. Pages import the service of their area, so that
// they load only what they call.
import { applicationEndpoints } from './applications';
import { dictionaryEndpoints } from './dictionaries';
import { fileEndpoints } from './files';
import { grayReleaseEndpoints } from './gray-release';
import { housekeeperEndpoints } from './housekeeper';
import { manualEndpoints } from './manuals';
import { messageTemplateEndpoints } from './message-templates';
import { messageEndpoints } from './messages';
import { noticeEndpoints } from './notices';
import { portalAccountEndpoints } from './portal-account';
import { permissionEndpoints } from './permissions';
import { subsystemEndpoints } from './subsystems';
import { taskDemoEndpoints } from './task-demo';
import { todoEndpoints } from './todos';
import { userEndpoints } from './users';

/** All endpoints R206–R284 by name; file downloads (R285) use the address in a record instead. */
export const endpoints = {
  ...userEndpoints,
  ...fileEndpoints,
  ...subsystemEndpoints,
  ...permissionEndpoints,
  ...portalAccountEndpoints,
  ...grayReleaseEndpoints,
  ...applicationEndpoints,
  ...noticeEndpoints,
  ...manualEndpoints,
  ...messageTemplateEndpoints,
  ...messageEndpoints,
  ...todoEndpoints,
  ...housekeeperEndpoints,
  ...dictionaryEndpoints,
  ...taskDemoEndpoints,
};

/** Name of an endpoint. */
export type EndpointName = keyof typeof endpoints;
