import type { IApi } from '@umijs/max';

export default (api: IApi) => {
  // Preload links would be fetched by the portal's page, outside of the sandbox.
  api.skipPlugins(['routePreloadOnLoad']);
};
