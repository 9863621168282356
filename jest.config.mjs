// Jest reads a TypeScript configuration only with ts-node, which nothing else here needs: plain JavaScript it is.

/** Published as ES modules only, so they are transformed like our own sources. */
const esmOnly = ['@faker-js/faker', '@axe-core'];

/** Everything that both kinds of test share. */
const common = {
  rootDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  transform: { '^.+\\.(m?[jt]s|[jt]sx)$': '<rootDir>/tests/support/jest/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^.+\\.module\\.css$': 'identity-obj-proxy',
    '^.+\\.css$': '<rootDir>/tests/support/jest/empty.cjs',
    '^.+\\.(svg|png|jpg|webp|woff2)$': '<rootDir>/tests/support/jest/asset.cjs',
    // Jest runs CommonJS: of each of these packages the build that is made for it.
    '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2',
    '^@portal/subsystem-sdk$': '<rootDir>/packages/subsystem-sdk/src/index.ts',
    '^@umijs/max$': '<rootDir>/tests/support/umi.tsx',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.builds', '<rootDir>/subsystems/[^/]+/dist', '/\\.umi'],
  restoreMocks: true,
};

/** Rules, mocks and the shape of the source need no browser; their tests start in milliseconds. */
const withoutBrowser = ['src/domain', 'mock', 'config', 'scripts', 'tests/architecture', 'tests/mock'];

/** @type {import('jest').Config} */
export default {
  testTimeout: 20_000,
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
      testPathIgnorePatterns: ['/node_modules/', ...withoutBrowser.map((folder) => `<rootDir>/${folder}/`)],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup.ts', '<rootDir>/tests/support/jest/setup-browser.ts'],
    },
  ],
};
