import type { IApi } from '@umijs/max';

export default (api: IApi) => {
  api.describe({ key: 'mgrBuild' });
  // Preload links would be fetched by the portal's page, outside the sandbox.
  api.skipPlugins(['routePreloadOnLoad']);
  if (api.name !== 'dev') return;

  // After an edit the packages are not looked at again, and nothing bundles the sources a second time.
  api.skipPlugins(['prepare']);
  api.modifyConfig((config) => ({
    ...config,
    devtool: 'eval-cheap-module-source-map',
    mfsu: { ...config.mfsu, strategy: 'normal', esbuild: true },
  }));
  api.chainWebpack((config) => void config.target(['web', 'es2022']));
};
