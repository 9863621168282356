import type { IApi } from '@umijs/max';

export default (api: IApi) => {
  api.describe({ key: 'mgrBuild' });
  // Preload links would be fetched by the portal's page, outside the sandbox.
  api.skipPlugins(['routePreloadOnLoad']);
};
