import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import playwright from 'eslint-plugin-playwright';
import { restrictedApiConfigs } from './scripts/lint/restricted-apis.mjs';
import { readOnceRule } from './scripts/lint/read-once.mjs';
import { effectEventsRule } from './scripts/lint/effect-events.mjs';
import { layersRule } from './scripts/lint/layers.mjs';
import { textsRule } from './scripts/lint/texts.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
const portal = {
  rules: { 'read-once': readOnceRule, 'effect-events': effectEventsRule, layers: layersRule, texts: textsRule },
};

/** What a rule of the business may not reach for: its tests run without a browser, and so does it. */
const browser = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'dist-environments/**',
      '**/.dist-*/**',
      '**/.umi*/**',
      '.builds/**',
      '.cache/**',
      'reports/**',
      'test-results/**',
      'coverage/**',
    ],
  },
  // Of projects that do not exist yet: their own tools check them when they are created (packages/portal-cli/tests).
  { ignores: ['packages/portal-cli/templates/**'] },
  // Broken on purpose.
  { ignores: ['subsystems/misbehaving/script-syntax-error/app.js'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
  },
  // What runs in a page, or hands functions to one.
  {
    files: ['tests/bench/**', 'deploy/**/environment.js', 'packages/portal-cli/src/check/browser/*'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },

  // Scripts of pages, as a team without any build would write them.
  {
    files: ['tests/support/foreign/**/*.js', 'subsystems/misbehaving/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        ...globals.browser,
        ...Object.fromEntries(['React', 'ReactDOM', 'Vue', 'VueRouter'].map((name) => [name, 'readonly'])),
      },
    },
  },

  // Runs in browsers that are too old for everything else.
  {
    files: ['**/*.es5.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: globals.browser },
  },

  { files: ['**/*.test.mjs', 'tests/support/jest/*'], languageOptions: { globals: globals.jest } },

  // TypeScript everywhere. The rules that need types are oxlint's (.oxlintrc.json): it runs them in a twentieth of the time.
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: typescript })),
  {
    files: typescript,
    plugins: { portal },
    rules: {
      'no-undef': 'off',
      // What comes from outside is stripped of control characters in several places.
      'no-control-regex': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo:', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'portal/layers': 'error',
    },
  },

  // What people see and use. The rules analyse each file as React's compiler would, two fifths of the time of lint, so
  // they read only where components and hooks are.
  {
    files: ['src/**/*.tsx', 'src/**/*.ts', 'subsystems/**/*.tsx', 'packages/**/*.tsx'],
    ignores: [...tests, 'src/{constants,domain,locales,services}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Two guesses of the compiler, which is not used here: they report handlers and resets that are meant.
      'react-hooks/purity': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'portal/effect-events': 'error',
    },
  },
  { files: ['src/**/*.tsx', 'subsystems/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['src/**/*.tsx', 'subsystems/**/*.tsx'],
    rules: {
      // A list may move the focus between its links by arrow keys; clicks belong to what can be clicked.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onKeyPress'] },
      ],
      // A region that scrolls by itself must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'subsystems/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'],
    ...noUnsanitized.configs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/locales/**', ...tests],
    rules: { 'portal/texts': 'error' },
  },
  ...restrictedApiConfigs(['src/**/*.{ts,tsx}']),
  {
    files: ['src/domain/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...browser.map((name) => ({ name, message: 'domain holds rules only: what it needs is handed to it.' })),
      ],
    },
  },

  // Tests stub the restricted APIs, and contain user-facing text.
  {
    files: tests,
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      'jsx-a11y/control-has-associated-label': 'off',
    },
  },

  // One limit for all tests, in jest.config.mjs and playwright.config.ts: it is for tests that hang, and a busy machine
  // misses shorter ones.
  {
    files: ['**/*.test.{ts,tsx,mjs}'],
    ignores: ['tests/races/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(CallExpression[callee.name=/^(test|it|beforeAll|beforeEach|afterAll|afterEach)$/], CallExpression[callee.callee.property.name='each']) > Literal:last-child[raw=/^\\d/]",
          message: 'The time limit of every test is in jest.config.mjs.',
        },
        {
          selector:
            "NewExpression[callee.name='Promise']:not(WhileStatement NewExpression) CallExpression[callee.name='setTimeout'] > Literal.arguments[value>0]",
          message: 'A busy machine is slower than any wait: use the clock of the test, or wait for what must come.',
        },
      ],
    },
  },

  // A browser test waits for what must come, and asserts what the screen shows until it does.
  {
    files: ['tests/e2e/**', 'tests/support/*.ts'],
    plugins: { playwright },
    rules: {
      'portal/read-once': 'error',
      'playwright/missing-playwright-await': 'error',
      'playwright/no-force-option': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-page-pause': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      // One limit for all in playwright.config.ts: it is for tests that hang, and a busy machine misses shorter ones.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(CallExpression[callee.object.name='test'][callee.property.name=/^(setTimeout|slow)$/], CallExpression[callee.property.name='configure'] Property[key.name='timeout'])",
          message: 'The time limit of every test is in playwright.config.ts.',
        },
      ],
    },
  },
);
