import type { KnipConfig } from 'knip';

/** What nobody uses and what is used undeclared: files, exports and packages. Types are checked by TypeScript and lint. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Loading it needs the area that `npm run test:mutants` names.
  stryker: false,
  workspaces: {
    '.': {
      entry: [
        'src/{app,global,access,loading}.{ts,tsx}',
        'src/pages/**/*.tsx',
        'src/layouts/*.tsx',
        'src/models/*.ts',
        'mock/**/*.ts',
        'config/**/*.{ts,cjs}',
        'scripts/*.mjs',
        'scripts/**/*.test.mjs',
        'scripts/reporters/*.cjs',
        'stryker.config.mjs',
        'tests/**/*.{test,spec}.{ts,tsx}',
        'tests/{architecture/plant,mutants/**/*}.{mjs,cjs}',
        'tests/support/{foreign/sandboxPage.ts,frame-app/app.ts,stage/stage.tsx}',
        'tests/bench/*/.umirc.ts',
        'tests/bench/empty-page/src/pages/index.tsx',
      ],
      project: ['{src,mock,config,scripts,tests}/**/*.{ts,tsx,mjs,cjs}'],
      paths: { '@/*': ['./src/*'] },
      ignoreBinaries: ['apt-cache'],
      ignoreDependencies: [
        // In the versions that Umi and its test package bring: another one would compile differently.
        '@babel/core',
        '@babel/plugin-transform-modules-commonjs',
        '@umijs/bundler-utils',
        '@umijs/preset-umi',
        'babel-plugin-jest-hoist',
        'identity-obj-proxy',
        'react-error-overlay',
        'react-refresh',
        // In the versions that Jest and antd bring: their own modules are replaced or extended in tests.
        '@rc-component/util',
        'jest-environment-node',
        'jest-runner',
        // Run by name: mutation tests, and the package check of the SDK.
        '@stryker-mutator/core',
        '@stryker-mutator/jest-runner',
        'publint',
        // Older frameworks that the SDK is tested with, under names of their own.
        'react-16',
        'react-dom-16',
        'vue-2',
        'vue-router-3',
      ],
    },
    'packages/subsystem-sdk': {
      entry: ['src/types.test-d.ts', 'examples/*/{main.ts,main.tsx,vite.config.mjs}'],
      // The examples are compiled against what a team installs; the tests against what the subsystems install.
      ignoreDependencies: ['@vitejs/plugin-vue', 'react', 'vite', 'vue', 'vue-router'],
    },
    'subsystems/mgr': {
      entry: ['.umirc.ts', 'plugin.ts', 'src/app.ts', 'src/layouts/*.tsx', 'src/pages/**/*.tsx'],
    },
    'subsystems/*': {},
  },
};

export default config;
