// Jest reads a TypeScript configuration only with ts-node, which nothing else here needs: plain JavaScript it is.
import umiTest from '@umijs/test';

const umi = umiTest.createConfig({ target: 'browser', jsTransformer: 'esbuild' });

/** Published as ES modules only, so they are transformed like our own sources. */
const esmOnly = ['react-dnd', 'react-dnd-html5-backend', '@react-dnd', 'dnd-core'];

/** Everything that both kinds of test share. */
const common = {
  rootDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  resolver: umi.resolver,
  runtime: '<rootDir>/tests/support/jest/runtime.cjs',
  // Umi's transformer hoists jest.mock() before it strips the types, which Babel refuses for an imported type:
  // ours does the same two steps in the other order.
  transform: { '^.+\\.(m?[jt]s|[jt]sx)$|/locales/index\\.cjs$': '<rootDir>/tests/support/jest/transform.cjs' },
  // The indexes of large packages load their parts on demand, see the transformer.
  transformIgnorePatterns: [
    `/node_modules/(?!(${esmOnly.join('|')})/|(antd|ahooks)/lib/index\\.js$|zod/v4/locales/index\\.cjs$)`,
  ],
  moduleNameMapper: {
    ...umi.moduleNameMapper,
    '^.+\\.(svg|png|jpg|webp|woff2)$': '<rootDir>/tests/support/jest/asset.cjs',
    // Jest runs CommonJS: of each of these packages the build that is made for it.
    '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2',
    '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/tests/support/jest/noStyles.cjs',
    '^@portal/subsystem-sdk$': '<rootDir>/packages/subsystem-sdk/src/index.ts',
    '^@portal/subsystem-sdk/(testing|vite)$': '<rootDir>/packages/subsystem-sdk/src/$1.ts',
    '^@portal/subsystem-sdk/(react|vue)$': '<rootDir>/packages/subsystem-sdk/src/$1/index.ts',
    '^@portal/subsystem-sdk/(react-router|vue-router|umi)$': '<rootDir>/packages/subsystem-sdk/src/routers/$1.ts',
    '^#portal-rules$': '<rootDir>/packages/portal-cli/src/rules.ts',
    '^@testing-library/dom$': '<rootDir>/tests/support/jest/testingLibrary.cjs',
    '^@umijs/max$': '<rootDir>/tests/support/umi.tsx',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/dist',
    '<rootDir>/.cache',
    '<rootDir>/.builds',
    '<rootDir>/subsystems/[^/]+/dist',
    '<rootDir>/packages/portal-cli/templates',
    '/\\.umi',
  ],
  restoreMocks: true,
};

/** Rules, mocks and the shape of the source need no browser; their tests start in milliseconds. */
const withoutBrowser = [
  'src/domain',
  'mock',
  'config',
  'scripts',
  'deploy',
  'tests/architecture',
  'tests/mock',
  'packages/subsystem-sdk/tests',
  'packages/portal-cli/tests',
];

/** @type {import('jest').Config} */
export default {
  // Against tests that hang, not against slow ones: machines differ by several times.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: withoutBrowser.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`),
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/support/jest/jsdom.cjs',
      testMatch: ['src', 'packages', 'subsystems', 'tests'].map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      testPathIgnorePatterns: [
        '/node_modules/',
        '/portal-cli/templates/',
        ...withoutBrowser.map((folder) => `<rootDir>/${folder}/`),
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup.ts', '<rootDir>/tests/support/jest/setup-browser.ts'],
    },
  ],
};
