// The whole API in one table (R205). Each service imports its own area, so that a page loads only what it calls;
// the table itself is for tests and for whoever wants to see everything at once.
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

/** Every call R206–R284 by name; the download of a file (R285) goes to the address that a record carries. */
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

/** Name of a call. */
export type EndpointName = keyof typeof endpoints;
