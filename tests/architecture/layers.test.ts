import { restrictedApis } from '../../scripts/lint/restricted-apis.mjs';
import { violation } from '../../scripts/lint/layers.mjs';
import { createPlanter, lint, projectFiles, read, type Planted } from './project';

const plant = createPlanter();
const importing = (file: string, source: string, what = 'thing') => ({
  file,
  code: `import { ${what} } from '${source}';\nexport const used = ${what};\n`,
});
const importingType = (file: string, source: string) => ({
  file,
  code: `import type { Thing } from '${source}';\nexport type Used = Thing;\n`,
});

/** Imports that the rule must report: the importing file and the import. */
const forbidden: Planted[] = [
  importing('src/utils/planted.ts', '@/domain/session'),
  importing('src/utils/planted.ts', '@/domain/environment/other'),
  importing('src/utils/planted.ts', '@/services/users'),
  importing('src/constants/planted.ts', '@/utils/cx'),
  importing('src/domain/notice/planted.ts', '@/utils/time'),
  importing('src/domain/notice/planted.ts', '@/constants/paths'),
  importing('src/domain/notice/planted.ts', 'react', 'useState'),
  importing('src/domain/notice/planted.ts', '@umijs/max', 'history'),
  importing('src/domain/notice/planted.ts', 'antd', 'Button'),
  importing('src/components/planted/Planted.tsx', '@/domain/notice'),
  importing('src/components/planted/Planted.tsx', '@/shell/feedback'),
  importing('src/services/planted.ts', '@/shell/session'),
  importing('src/services/planted.ts', '@/components/Panel'),
  importing('src/services/planted.ts', 'react', 'useState'),
  importing('src/shell/navigation/planted.ts', '@/features/notices'),
  importing('src/shell/navigation/planted.ts', '@/pages/home'),
  importing('src/shell/navigation/planted.ts', '@/shell/session/sessionStore'),
  importing('src/shell/navigation/planted.ts', '../session/sessionStore'),
  importing('src/features/home/planted.ts', '@/features/notices'),
  importing('src/features/home/planted.ts', '../notices'),
  importing('src/features/home/planted.ts', '@/shell/session/sessionStore'),
  importing('src/features/home/planted.ts', '@/layouts/RootLayout'),
  importing('src/models/planted.ts', '@/features/home'),
  importing('src/pages/planted/index.tsx', '@/features/home/greeting/GreetingCard'),
  importing('src/app.tsx', '@/shell/session/sessionStore'),
  importing('config/planted.ts', '../src/domain/session'),
  importing('config/planted.ts', '../src/services/users'),
  importing('mock/planted.ts', '../src/domain/navigation'),
  importing('mock/planted.ts', '../src/utils/time'),
  importing('mock/planted.ts', '../src/services/users'),
  importing('mock/planted.ts', 'react', 'useState'),
  importing('packages/subsystem-sdk/src/planted.ts', '../../../src/domain/session'),
  importing('subsystems/mgr/src/planted.ts', '../../../src/utils/time'),
  importing('subsystems/mgr/src/planted.ts', '../../jcpt/src/thing'),
  importing('subsystems/lift/src/planted.ts', '../../../src/domain/session'),
  importing('subsystems/lift/src/planted.ts', '@/domain/session'),
  importing('subsystems/lift/src/planted.ts', 'antd', 'Button'),
  importing('subsystems/lift/src/planted.ts', 'zustand', 'create'),
  importing('subsystems/gdzt/src/planted.ts', 'react', 'useState'),
  importing('tests/e2e/planted.ts', '../../src/domain/session'),
  { file: 'src/shell/navigation/planted.ts', code: "export const load = () => import('@/features/notices');\n" },
  { file: 'src/features/home/planted.ts', code: "export * from '@/features/notices';\n" },
  { file: 'src/features/home/planted.ts', code: "export type T = import('@/features/notices').Thing;\n" },
];

const allowed: Planted[] = [
  importing('src/utils/planted.ts', '@/domain/environment'),
  importing('src/utils/planted.ts', '@/domain/parseUrl'),
  importing('src/components/planted/Planted.tsx', '@/utils/cx'),
  importing('src/services/planted.ts', '@/domain/session'),
  importing('src/shell/navigation/planted.ts', '@/shell/session'),
  importing('src/shell/navigation/planted.ts', '@portal/subsystem-sdk'),
  importing('subsystems/lift/src/planted.ts', '@portal/subsystem-sdk'),
  importing('subsystems/byd/src/planted.ts', '@portal/subsystem-sdk/react-router'),
  importing('subsystems/lift/src/planted.ts', 'react', 'useState'),
  importing('subsystems/byd/src/planted.ts', 'antd', 'Button'),
  importing('src/features/home/planted.ts', '@/shell/session'),
  importing('src/features/home/planted.ts', './greeting/GreetingCard'),
  importing('src/pages/planted/index.tsx', '@/features/home'),
  importing('src/app.tsx', '../config/theme'),
  importing('config/planted.ts', '../src/locales/en-US/start'),
  importing('mock/planted.ts', '../src/domain/notice/schema'),
  importing('mock/planted.ts', './_data/define'),
  importingType('mock/planted.ts', '../src/domain/notice'),
  importingType('config/planted.ts', '../src/domain/environment'),
  importing('subsystems/mgr/src/planted.ts', '@portal/subsystem-sdk'),
  importing('tests/e2e/planted.ts', '../../src/constants/paths'),
];

/** One use of each restricted API outside of its module. */
const violations: Record<(typeof restrictedApis)[number]['name'], string[]> = {
  requests: [
    'fetch("/x");',
    'window.fetch("/x");',
    'new XMLHttpRequest();',
    'globalThis.XMLHttpRequest;',
    'navigator.sendBeacon("/x");',
    'new WebSocket("ws://x");',
  ],
  storage: [
    'localStorage.getItem("a");',
    'window.sessionStorage.clear();',
    'document.cookie = "a=b";',
    'indexedDB.open("a");',
  ],
  leaving: [
    'location.href = "/x";',
    'window.location = "/x";',
    'window.location.href = "/x";',
    'location.assign("/x");',
    'window.location.replace("/x");',
    'window.open("/x");',
    'open("/x");',
  ],
  markup: [
    'import purify from "dompurify";\npurify.sanitize("");',
    'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  'micro-apps': ['import { start } from "qiankun";\nstart();', 'export const a = () => import("qiankun");'],
  dragging: ['import { useDrag } from "react-dnd";\nexport const a = useDrag;'],
  time: [
    'import dayjs from "dayjs";\nexport const a = dayjs();',
    'import utc from "dayjs/plugin/utc";\nexport const a = utc;',
  ],
  suspense: [
    'import { Suspense } from "react";\nexport const a = Suspense;',
    'import { lazy } from "react";\nexport const a = lazy;',
  ],
  'static messages': [
    'import { message } from "antd";\nexport const a = message;',
    'import { Modal } from "antd";\nModal.confirm({});',
  ],
  'date pickers': ['import { DatePicker } from "antd";\nexport const a = DatePicker;'],
  menus: ['import { Dropdown } from "antd";\nexport const a = Dropdown;'],
  visibility: ['document.body.checkVisibility();'],
  icons: ['import { CloseOutlined } from "@ant-design/icons";\nexport const a = CloseOutlined;'],
  'Umi requests': [
    'import { request } from "@umijs/max";\nexport const a = request;',
    'import { useRequest } from "@umijs/max";\nexport const a = useRequest;',
  ],
};

const otherRules: [rule: string, planted: Planted][] = [
  ['no-console', { file: 'src/features/home/planted.ts', code: 'console.log(1);\n' }],
  ['no-warning-comments', { file: 'src/features/home/planted.ts', code: '// FIXME later\nexport const a = 1;\n' }],
  [
    'no-restricted-globals',
    { file: 'src/domain/notice/planted.ts', code: 'export const width = () => window.innerWidth;\n' },
  ],
  [
    'no-unsanitized/property',
    {
      file: 'src/features/home/planted.ts',
      code: 'export const a = (node: Element, text: string) => {\n  node.innerHTML = text;\n};\n',
    },
  ],
  [
    'rules-of-hooks',
    {
      file: 'src/features/home/Planted.tsx',
      code: "import { useState } from 'react';\nexport function Planted({ is }: { is: boolean }) {\n  if (is) useState(1);\n  return null;\n}\n",
    },
  ],
  [
    'jsx-a11y/alt-text',
    { file: 'src/features/home/Planted.tsx', code: 'export const Planted = () => <img src="/a.svg" />;\n' },
  ],
  [
    'portal/effect-events',
    {
      file: 'src/features/home/usePlanted.ts',
      code: "import { useEffect } from 'react';\nimport { useMemoizedFn } from 'ahooks';\nexport function usePlanted() {\n  const ask = useMemoizedFn(() => undefined);\n  useEffect(() => ask(), [ask]);\n}\n",
    },
  ],
  [
    'typescript/consistent-type-definitions',
    { file: 'src/features/home/planted.ts', code: 'export type Planted = { name: string };\n' },
  ],
  ['portal/texts', { file: 'src/features/home/Planted.tsx', code: 'export const Planted = () => <p>Hello</p>;\n' }],
  ['portal/texts', { file: 'src/features/home/Planted.tsx', code: "export const Planted = () => <p>{'Hello'}</p>;\n" }],
  [
    'portal/texts',
    { file: 'src/features/home/Planted.tsx', code: 'export const Planted = () => <a href="/" aria-label="Home" />;\n' },
  ],
  ['portal/texts', { file: 'src/shell/feedback/planted.ts', code: "export const planted = '网络错误';\n" }],
  [
    'portal/texts',
    { file: 'src/shell/feedback/planted.ts', code: 'export const planted = (code: number) => `错误 ${code}`;\n' },
  ],
];

describe('import rules', () => {
  const reports = plant([...forbidden, ...allowed]);

  test.each(forbidden.map((planted, index) => [`${planted.file} <- ${planted.code.split('\n')[0]}`, index] as const))(
    'reported: %s',
    (_, index) => {
      expect(reports(index).join('\n')).toContain('portal/layers');
    },
  );

  test.each(allowed.map((planted, index) => [`${planted.file} <- ${planted.code.split('\n')[0]}`, index] as const))(
    'allowed: %s',
    (_, index) => {
      expect(reports(forbidden.length + index).filter((report) => report.startsWith('portal/layers'))).toEqual([]);
    },
  );
});

describe('restricted APIs', () => {
  const uses = restrictedApis.flatMap((api) => (violations[api.name] ?? []).map((code) => ({ api, code })));
  const outside = plant(uses.map(({ code }) => ({ file: 'src/features/home/Planted.tsx', code: `${code}\n` })));

  test('every restricted API has a planted use', () => {
    expect(restrictedApis.filter(({ name }) => !violations[name]?.length)).toEqual([]);
  });

  test.each(uses.map(({ api, code }, index) => [api.name, code, index] as const))('T4 %s: %s', (name, _, index) => {
    const { message } = restrictedApis.find((api) => api.name === name)!;
    expect(outside(index).join('\n')).toContain(message);
  });

  const users = uses.flatMap(({ api, code }) =>
    api.allowedIn[0] ? [{ api, code, file: api.allowedIn[0].replace('**', 'Planted.tsx') }] : [],
  );
  const inside = plant(users.map(({ code, file }) => ({ file, code: `${code}\n` })));

  test('the module of a restricted API may use it', () => {
    users.forEach(({ api }, index) => expect(inside(index).join('\n')).not.toContain(api.message));
  });
});

describe('other rules', () => {
  const reports = plant(otherRules.map(([, planted]) => planted));

  test.each(otherRules.map(([rule, { code }], index) => [rule, code.trim(), index] as const))(
    '%s reports %j',
    (rule, _, index) => {
      expect(reports(index).join('\n')).toContain(rule);
    },
  );
});

test('rules that need types report a promise that nothing awaits, and a forgotten case', () => {
  const code =
    "const later = async () => 1;\nlater();\nexport const kind = (one: 'a' | 'b') => {\n  switch (one) {\n    case 'a':\n      return 1;\n  }\n};\n";
  const texts = new Map([
    ['tsconfig.json', '{ "compilerOptions": { "strict": true } }'],
    ['planted.ts', code],
  ]);
  const reports = lint(texts, '--type-aware').get('planted.ts')!;
  expect(reports.map((report) => report.split(':')[0]).sort()).toEqual([
    'typescript/no-floating-promises',
    'typescript/switch-exhaustiveness-check',
  ]);
});

describe('Vue components, which the linter does not read', () => {
  const importsIn = (text: string) =>
    [...text.matchAll(/\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'|^\s*import\s+'([^']+)'/gm)].map(
      (match) => (match[1] ?? match[2] ?? match[3])!,
    );

  test('forbidden imports are found', () => {
    const text = "<script setup>\nimport a from 'antd';\nimport '../../../src/global.css';\n</script>";
    const reasons = importsIn(text).map((source) =>
      violation({ importer: 'subsystems/jcpt/src/Planted.vue', source, isType: false }),
    );
    expect(reasons).toEqual([expect.stringContaining('antd'), expect.stringContaining('may not import')]);
  });

  test('import only the SDK and declared packages', () => {
    const forbiddenImports = projectFiles()
      .filter((path) => path.endsWith('.vue'))
      .flatMap((importer) =>
        importsIn(read(importer)).flatMap((source) => violation({ importer, source, isType: false }) ?? []),
      );
    expect(forbiddenImports).toEqual([]);
  });
});
