import { restrictedApiOverrides } from './scripts/lint/restricted-apis.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

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

const errors = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));
const errorsOf = (plugin, ...rules) => errors(...rules.map((rule) => `${plugin}/${rule}`));
const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/plugin.mjs', 'eslint-plugin-no-unsanitized', 'eslint-plugin-playwright'],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  // Besides what Git ignores.
  ignorePatterns: [
    // Of projects that do not exist yet: their own tools check them when they are created (packages/portal-cli/tests).
    'packages/portal-cli/templates/**',
    // Broken on purpose.
    'subsystems/misbehaving/script-syntax-error/app.js',
  ],
  rules: {
    ...errors(
      'for-direction',
      'no-async-promise-executor',
      'no-case-declarations',
      'no-compare-neg-zero',
      'no-cond-assign',
      'no-constant-binary-expression',
      'no-constant-condition',
      'no-debugger',
      'no-delete-var',
      'no-dupe-else-if',
      'no-duplicate-case',
      'no-empty',
      'no-empty-character-class',
      'no-empty-pattern',
      'no-empty-static-block',
      'no-ex-assign',
      'no-extra-boolean-cast',
      'no-fallthrough',
      'no-global-assign',
      'no-invalid-regexp',
      'no-irregular-whitespace',
      'no-loss-of-precision',
      'no-misleading-character-class',
      'no-nonoctal-decimal-escape',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-self-assign',
      'no-shadow-restricted-names',
      'no-sparse-arrays',
      'no-unexpected-multiline',
      'no-unsafe-finally',
      'no-unsafe-optional-chaining',
      'no-unused-labels',
      'no-unused-private-class-members',
      'no-unused-vars',
      'no-useless-backreference',
      'no-useless-catch',
      'no-useless-escape',
      'require-yield',
      'use-isnan',
      'valid-typeof',
    ),
  },
  overrides: [
    // What the compiler reports in TypeScript.
    {
      files: ['**/*.{mjs,cjs,js}'],
      env: { node: true, es2024: true },
      rules: errors(
        'constructor-super',
        'getter-return',
        'no-class-assign',
        'no-const-assign',
        'no-control-regex',
        'no-dupe-class-members',
        'no-dupe-keys',
        'no-func-assign',
        'no-import-assign',
        'no-new-native-nonconstructor',
        'no-obj-calls',
        'no-redeclare',
        'no-setter-return',
        'no-this-before-super',
        'no-undef',
        'no-unreachable',
        'no-unsafe-negation',
        'no-with',
      ),
    },
    // What runs in a page, or hands functions to one.
    {
      files: ['tests/bench/**', 'deploy/**/environment.js', 'packages/portal-cli/src/check/browser/*', '**/*.es5.js'],
      env: { browser: true },
    },
    // Scripts of pages, as a team without any build would write them.
    {
      files: ['tests/support/foreign/**/*.js', 'subsystems/misbehaving/**/*.js'],
      env: { browser: true },
      globals: readonly('React', 'ReactDOM', 'System', 'Vue', 'VueRouter', 'Zone'),
    },
    { files: ['**/*.cjs'], env: { commonjs: true } },
    { files: ['**/*.test.mjs', 'tests/support/jest/*'], env: { jest: true } },

    {
      files: typescript,
      rules: {
        ...errors('no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-array-constructor'),
        ...errorsOf(
          'typescript',
          'ban-ts-comment',
          'no-duplicate-enum-values',
          'no-empty-object-type',
          'no-explicit-any',
          'no-extra-non-null-assertion',
          'no-misused-new',
          'no-namespace',
          'no-non-null-asserted-optional-chain',
          'no-require-imports',
          'no-this-alias',
          'no-unnecessary-type-constraint',
          'no-unsafe-declaration-merging',
          'no-unsafe-function-type',
          'no-wrapper-object-types',
          'prefer-as-const',
          'prefer-namespace-keyword',
          'triple-slash-reference',
          // These need types (`--type-aware`).
          'await-thenable',
        ),
        'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/consistent-type-definitions': ['error', 'interface'],
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        'no-unused-expressions': 'error',
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
        ],
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'no-warning-comments': ['error', { terms: ['todo:', 'fixme', 'xxx', 'hack'], location: 'start' }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'portal/layers': 'error',
      },
    },

    // What people see and use.
    {
      files: ['src/**/*.{ts,tsx}', 'subsystems/**/*.tsx', 'packages/**/*.tsx'],
      excludeFiles: tests,
      rules: {
        ...errorsOf(
          'react',
          'rules-of-hooks',
          'exhaustive-deps',
          // As React's compiler reads a component. Two of its guesses, `purity` and `set-state-in-effect`, report handlers
          // and resets that are meant: the compiler is not used here.
          'error-boundaries',
          'globals',
          'immutability',
          'incompatible-library',
          'preserve-manual-memoization',
          'refs',
          'set-state-in-render',
          'static-components',
          'unsupported-syntax',
          'use-memo',
        ),
        'portal/effect-events': 'error',
      },
    },
    {
      files: ['src/**/*.tsx', 'subsystems/**/*.tsx'],
      rules: {
        ...errorsOf(
          'jsx-a11y',
          'alt-text',
          'anchor-has-content',
          'anchor-is-valid',
          'aria-activedescendant-has-tabindex',
          'aria-props',
          'aria-proptypes',
          'aria-role',
          'aria-unsupported-elements',
          'autocomplete-valid',
          'click-events-have-key-events',
          'heading-has-content',
          'html-has-lang',
          'iframe-has-title',
          'img-redundant-alt',
          'label-has-associated-control',
          'media-has-caption',
          'mouse-events-have-key-events',
          'no-access-key',
          'no-autofocus',
          'no-distracting-elements',
          'role-has-required-aria-props',
          'role-supports-aria-props',
          'scope',
          'tabindex-no-positive',
        ),
        'jsx-a11y/interactive-supports-focus': [
          'error',
          { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
        ],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { tr: ['none', 'presentation'], canvas: ['img'] },
        ],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          {
            ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
            table: ['grid'],
            td: ['gridcell'],
            fieldset: ['radiogroup', 'presentation'],
          },
        ],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          {
            allowExpressionValues: true,
            handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
          },
        ],
        // A list may move the focus between its links by arrow keys; clicks belong to what can be clicked.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onMouseDown', 'onKeyPress'] },
        ],
        // A region that scrolls by itself must be reachable by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
        ],
        'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], td: ['gridcell'] }],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'subsystems/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'],
      rules: errorsOf('no-unsanitized', 'method', 'property'),
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/locales/**', ...tests],
      rules: { 'portal/texts': 'error' },
    },
    ...restrictedApiOverrides(['src/**/*.{ts,tsx}']),
    {
      files: ['src/domain/**/*.ts'],
      excludeFiles: tests,
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
      rules: { 'no-restricted-globals': 'off', 'no-restricted-imports': 'off', 'portal/restricted-syntax': 'off' },
    },

    // One limit for all tests, in jest.config.mjs and playwright.config.ts: it is for tests that hang, and a busy machine
    // misses shorter ones.
    {
      files: ['**/*.test.{ts,tsx,mjs}'],
      excludeFiles: ['tests/races/**'],
      rules: {
        'portal/restricted-syntax': [
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
      rules: {
        'portal/read-once': 'error',
        ...errorsOf(
          'playwright',
          'missing-playwright-await',
          'no-force-option',
          'no-networkidle',
          'no-page-pause',
          'no-wait-for-timeout',
          'prefer-web-first-assertions',
        ),
        // One limit for all in playwright.config.ts: it is for tests that hang, and a busy machine misses shorter ones.
        'portal/restricted-syntax': [
          'error',
          {
            selector:
              ":matches(CallExpression[callee.object.name='test'][callee.property.name=/^(setTimeout|slow)$/], CallExpression[callee.property.name='configure'] Property[key.name='timeout'])",
            message: 'The time limit of every test is in playwright.config.ts.',
          },
        ],
      },
    },
  ],
};
