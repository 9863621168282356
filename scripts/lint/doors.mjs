/**
 * One power, one door: what only one place in the project may do. Each door names its place; everywhere else
 * in src the power is reported. The test in tests/architecture plants one use of each.
 */
const member = (object, property) =>
  `MemberExpression[object.name='${object}'][property.name=${property instanceof RegExp ? property : `'${property}'`}]`;
const either = (names) => `:matches(${names.join(', ')})`;
const onGlobal = (property) => either(['window', 'globalThis', 'self'].map((name) => member(name, property)));

export const doors = [
  {
    name: 'requests',
    place: ['src/services/http/**', 'src/shell/subsystems/**'],
    message: 'Requests go through the client in services/http.',
    globals: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    selectors: [onGlobal(/^(fetch|XMLHttpRequest|EventSource|WebSocket)$/), member('navigator', 'sendBeacon')],
  },
  {
    name: 'storage',
    place: ['src/utils/storage/**', 'src/utils/storage.ts', 'src/utils/storage.test.ts'],
    message: 'Storage and cookies are reached through utils/storage.',
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
    selectors: [onGlobal(/^(localStorage|sessionStorage|indexedDB|cookieStore)$/), member('document', 'cookie')],
  },
  {
    name: 'leaving',
    place: ['src/utils/safeRedirect/**', 'src/utils/safeRedirect.ts', 'src/utils/safeRedirect.test.ts'],
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
    place: ['src/components/safe-html/**'],
    message: 'Markup from outside is shown by components/safe-html only.',
    imports: [{ name: 'dompurify' }],
    selectors: [`JSXAttribute[name.name='dangerouslySetInnerHTML']`, `Property[key.name='dangerouslySetInnerHTML']`],
  },
  {
    name: 'micro-apps',
    place: ['src/shell/subsystems/**'],
    message: 'Micro-apps are hosted by shell/subsystems, which loads qiankun when the first one is opened.',
    imports: [{ name: 'qiankun' }, { name: 'single-spa' }, { name: 'import-html-entry' }],
    selectors: [`ImportExpression[source.value='qiankun']`],
  },
  {
    name: 'dragging',
    place: ['src/components/sortable-list/**'],
    message: 'Dragging to sort is done by components/sortable-list.',
    imports: [{ name: 'react-dnd' }, { name: 'react-dnd-html5-backend' }],
    selectors: [],
  },
  {
    name: 'time',
    place: ['src/utils/time/**', 'src/utils/time.ts', 'src/utils/time.test.ts'],
    message: 'dayjs is set up and handed out by utils/time.',
    imports: [{ name: 'dayjs', allowTypeImports: true }],
    patterns: [{ group: ['dayjs/*'], allowTypeImports: true }],
    selectors: [],
  },
  {
    name: 'static messages',
    place: [],
    message: "antd's static messages and dialogs know neither theme nor language: use shell/feedback.",
    imports: [{ name: 'antd', importNames: ['message', 'notification'] }],
    selectors: [`CallExpression > ${member('Modal', /^(confirm|info|success|error|warning|warn)$/)}.callee`],
  },
  {
    name: 'Umi requests',
    place: [],
    message: 'Use the client in services/http, and ahooks for useRequest.',
    imports: [{ name: '@umijs/max', importNames: ['request', 'useRequest'] }],
    selectors: [],
  },
];

/** What no place may do; lint merges it into every configuration of the doors. */
const everywhere = [
  {
    selector: `CallExpression > ${member('Object', /^(setPrototypeOf)$/)}.callee`,
    message: 'Prototypes are not changed.',
  },
];

/** The rules of all doors but those whose place is being linted. */
export function doorRules(open = []) {
  const closed = doors.filter(({ name }) => !open.includes(name));
  return {
    'no-restricted-globals': [
      'error',
      ...closed.flatMap(({ globals = [], message }) => globals.map((name) => ({ name, message }))),
    ],
    'no-restricted-syntax': [
      'error',
      ...everywhere,
      ...closed.flatMap(({ selectors, message }) => selectors.map((selector) => ({ selector, message }))),
    ],
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: closed.flatMap(({ imports = [], message }) => imports.map((path) => ({ ...path, message }))),
        patterns: closed.flatMap(({ patterns = [], message }) => patterns.map((pattern) => ({ ...pattern, message }))),
      },
    ],
  };
}

/** One configuration per set of doors that share a place. */
export function doorConfigs(files) {
  const places = [...new Set(doors.flatMap(({ place }) => place))];
  return [
    { files, rules: doorRules() },
    ...places.map((place) => ({
      files: [place],
      rules: doorRules(doors.filter((door) => door.place.includes(place)).map(({ name }) => name)),
    })),
  ];
}
