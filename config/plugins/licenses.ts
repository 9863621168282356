import type { IApi } from '@umijs/max';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';

/** Licenses that would oblige us to publish the portal's sources. */
const COPYLEFT = /\b[AL]?GPL/;

/** Writes the licenses of the packages in the build to `/licenses.txt`; one that may not be shipped fails the build. */
export default (api: IApi) => {
  api.chainWebpack((config, { env }) => {
    if (env !== 'production') return;
    config.plugin('licenses').use(LicenseWebpackPlugin, [
      {
        perChunkOutput: false,
        outputFilename: 'licenses.txt',
        unacceptableLicenseTest: (license: string) => COPYLEFT.test(license),
        stats: { warnings: false, errors: true },
      },
    ]);
  });
};
