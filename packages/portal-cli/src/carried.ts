/** Parts of the portal that a portal on the machine of a team needs: its mock servers, its headers, its environment. */
import type { RequestListener } from 'node:http';
import { environments, environmentScript } from '../../../config/environments';
import applications from '../../../mock/applications';
import dictionaries from '../../../mock/dictionaries';
import files from '../../../mock/files';
import grayRelease from '../../../mock/gray-release';
import housekeeper from '../../../mock/housekeeper';
import identityProvider from '../../../mock/identity-provider';
import manuals from '../../../mock/manuals';
import messageTemplates from '../../../mock/message-templates';
import messages from '../../../mock/messages';
import notices from '../../../mock/notices';
import panel from '../../../mock/panel';
import permissions from '../../../mock/permissions';
import portalAccount from '../../../mock/portal-account';
import sites from '../../../mock/sites';
import subsystems from '../../../mock/subsystems';
import taskDemo from '../../../mock/task-demo';
import todos from '../../../mock/todos';
import users from '../../../mock/users';

export { cacheHeader, readEnvironment, securityHeaders } from '../../../scripts/lib/policy.mjs';

/* oxlint-disable typescript/no-require-imports -- Umi's own parts are CommonJS without types */
const { createMockMiddleware } =
  require('@umijs/preset-umi/dist/features/mock/createMockMiddleware') as typeof import('@umijs/preset-umi/dist/features/mock/createMockMiddleware');
const express = require('@umijs/bundler-utils/compiled/express') as () => RequestListener & {
  use(handler: unknown): void;
};
/* oxlint-enable typescript/no-require-imports */

const tables: object[] = [
  ...[applications, dictionaries, files, grayRelease, housekeeper, identityProvider, manuals, messageTemplates],
  ...[messages, notices, panel, permissions, portalAccount, sites, subsystems, taskDemo, todos, users],
];

/** The mock servers, as `umi preview` runs them. They read `public/subsystems.json` of the working directory. */
export function createMockServers(): RequestListener {
  const entries = tables.flatMap((table) => Object.entries(table));
  const mockData = Object.fromEntries(
    entries.map(([key, handler]) => {
      const [method = '', path = ''] = key.split(' ');
      return [key, { method, path, handler }];
    }),
  );
  const app = express();
  app.use(createMockMiddleware({ context: { mockData } } as never));
  return app;
}

/** The script that a portal reads first: the environment of development, with these subsystems admitted. */
export const developmentEnvironment = (subsystemOrigins: string[]): string =>
  environmentScript({ ...environments.development, subsystemOrigins });
