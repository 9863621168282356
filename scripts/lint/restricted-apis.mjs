/**
 * APIs that only one module may use. Each entry names that module; every use elsewhere in src is
 * reported. tests/architecture plants one use of each.
 */
const member = (object, property) =>
  `MemberExpression[object.name='${object}'][property.name=${property instanceof RegExp ? property : `'${property}'`}]`;
const either = (names) => `:matches(${names.join(', ')})`;
const onGlobal = (property) => either(['window', 'globalThis', 'self'].map((name) => member(name, property)));

export const restrictedApis = [
  {
    name: 'requests',
    allowedIn: ['src/services/http/**', 'src/shell/subsystem-{loader,sandbox}/**'],
    message: 'Requests go through the client in services/http.',
    globals: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    selectors: [onGlobal(/^(fetch|XMLHttpRequest|EventSource|WebSocket)$/), member('navigator', 'sendBeacon')],
  },
  {
    name: 'storage',
    allowedIn: ['src/utils/storage/**', 'src/utils/storage.ts', 'src/utils/storage.test.ts'],
    message: 'Storage and cookies are reached through utils/storage.',
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
    selectors: [onGlobal(/^(localStorage|sessionStorage|indexedDB|cookieStore)$/), member('document', 'cookie')],
  },
  {
    name: 'leaving',
    allowedIn: ['src/utils/safeRedirect/**', 'src/utils/safeRedirect.ts', 'src/utils/safeRedirect.test.ts'],
    message: 'Leaving the page and opening windows goes through utils/safeRedirect.',
    globals: ['open'],
    selectors: [
      `AssignmentExpression[left.name='location']`,
      `AssignmentExpression > MemberExpression.left[property.name='location']`,
      `AssignmentExpression > MemberExpression.left[object.name='location']`,
      `AssignmentExpression > MemberExpression.left[object.property.name='location']`,
      `CallExpression > ${member('location', /^(assign|replace)$/)}.callee`,
      `CallExpression > MemberExpression.callee[object.property.name='location'][property.name=/^(assign|replace)$/]`,
      `CallExpression > ${onGlobal('open')}.callee`,
    ],
  },
  {
    name: 'markup',
    allowedIn: ['src/components/safe-html/**'],
    message: 'Markup from outside is shown by components/safe-html only.',
    imports: [{ name: 'dompurify' }],
    selectors: [`JSXAttribute[name.name='dangerouslySetInnerHTML']`, `Property[key.name='dangerouslySetInnerHTML']`],
  },
  {
    name: 'micro-apps',
    allowedIn: ['src/shell/subsystem-sandbox/**'],
    message: 'Micro-apps are run by shell/subsystem-sandbox, which loads qiankun when the first one is opened.',
    imports: [{ name: 'qiankun' }, { name: 'single-spa' }, { name: 'import-html-entry' }],
    selectors: [`ImportExpression[source.value='qiankun']`],
  },
  {
    name: 'dragging',
    allowedIn: ['src/components/sortable-list/**'],
    message: 'Dragging to sort is done by components/sortable-list.',
    imports: [{ name: 'react-dnd' }, { name: 'react-dnd-html5-backend' }],
    selectors: [],
  },
  {
    name: 'time',
    allowedIn: ['src/utils/time/**', 'src/utils/time.ts', 'src/utils/time.test.ts'],
    message: 'dayjs is set up and handed out by utils/time.',
    imports: [{ name: 'dayjs', allowTypeImports: true }],
    patterns: [{ group: ['dayjs/**'], allowTypeImports: true }],
    selectors: [],
  },
  {
    name: 'static messages',
    allowedIn: [],
    message: "antd's static messages and dialogs know neither theme nor language: use shell/feedback.",
    imports: [{ name: 'antd', importNames: ['message', 'notification'] }],
    selectors: [`CallExpression > ${member('Modal', /^(confirm|info|success|error|warning|warn)$/)}.callee`],
  },
  {
    name: 'date pickers',
    allowedIn: ['src/components/date-picker/**'],
    message: "A page clips antd's panels in small windows: use components/date-picker.",
    imports: [{ name: 'antd', importNames: ['DatePicker', 'Calendar', 'TimePicker'] }],
    selectors: [],
  },
  {
    name: 'menus',
    allowedIn: ['src/components/menu/**'],
    message: "antd's menus return no focus and leave a key to the dialog that it opens: use ButtonMenu.",
    imports: [{ name: 'antd', importNames: ['Dropdown', 'Menu'] }],
    selectors: [],
  },
  {
    name: 'visibility',
    allowedIn: ['src/utils/isVisible.ts', 'src/utils/isVisible.test.ts'],
    message: 'Supported browsers lack checkVisibility: use utils/isVisible.',
    selectors: [`MemberExpression[property.name='checkVisibility']`],
  },
  {
    name: 'suspense',
    allowedIn: ['src/utils/retryableLazy.tsx', 'src/utils/retryableLazy.test.tsx'],
    message: 'Render lazily loaded code in a LazyBoundary of utils/retryableLazy, which shows it without a delay.',
    imports: [{ name: 'react', importNames: ['Suspense', 'lazy'] }],
    selectors: [],
  },
  {
    name: 'icons',
    allowedIn: [],
    message: "Import each icon from its own file, '@ant-design/icons/es/icons/…': the index loads all of them.",
    imports: [{ name: '@ant-design/icons' }],
    selectors: [],
  },
  {
    name: 'Umi requests',
    allowedIn: [],
    message: 'Use the client in services/http, and ahooks for useRequest.',
    imports: [{ name: '@umijs/max', importNames: ['request', 'useRequest'] }],
    selectors: [],
  },
];

/** Forbidden everywhere; merged into every override below. */
const everywhere = [
  {
    selector: `CallExpression > ${member('Object', /^(setPrototypeOf)$/)}.callee`,
    message: 'Prototypes are not changed.',
  },
  {
    selector: member('URL', 'canParse'),
    message: 'Chrome 111 to 119 lack it: use domain/parseUrl.',
  },
];

/** Rules of all restricted APIs except those allowed in the linted files. */
function restrictedApiRules(allowed = []) {
  const restricted = restrictedApis.filter(({ name }) => !allowed.includes(name));
  return {
    'no-restricted-globals': [
      'error',
      ...restricted.flatMap(({ globals = [], message }) => globals.map((name) => ({ name, message }))),
    ],
    'portal/restricted-syntax': [
      'error',
      ...everywhere,
      ...restricted.flatMap(({ selectors, message }) => selectors.map((selector) => ({ selector, message }))),
    ],
    'no-restricted-imports': [
      'error',
      {
        paths: restricted.flatMap(({ imports = [], message }) => imports.map((path) => ({ ...path, message }))),
        patterns: restricted.flatMap(({ patterns = [], message }) =>
          patterns.map((pattern) => ({ ...pattern, message })),
        ),
      },
    ],
  };
}

/** One override of oxlint.config.mjs per set of APIs that are allowed in the same files. */
export function restrictedApiOverrides(files) {
  const scopes = [...new Set(restrictedApis.flatMap(({ allowedIn }) => allowedIn))];
  return [
    { files, rules: restrictedApiRules() },
    ...scopes.map((allowedIn) => ({
      files: [allowedIn],
      rules: restrictedApiRules(
        restrictedApis.filter((api) => api.allowedIn.includes(allowedIn)).map(({ name }) => name),
      ),
    })),
  ];
}
