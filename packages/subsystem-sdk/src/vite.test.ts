import { portalSubsystem } from './vite.ts';

const plugin = portalSubsystem({ name: 'patrolsSubsystem' });
const html = plugin.transformIndexHtml.handler;

test('it takes part in builds only, after the other plugins', () => {
  expect(plugin).toMatchObject({ name: 'portal-subsystem', apply: 'build', enforce: 'post' });
  expect(plugin.transformIndexHtml.order).toBe('post');
});

test('the build is one classic script that sets the exports as a global, with one style sheet', () => {
  const { base, build } = plugin.config({});
  expect(base).toBe('./');
  expect(plugin.config({ base: '/patrols/' }).base).toBe('/patrols/');
  expect(build).toEqual({
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      preserveEntrySignatures: 'strict',
      output: { format: 'iife', name: 'patrolsSubsystem', inlineDynamicImports: true },
    },
  });
});

test('a script finds its assets below the address of its own files; style sheets and pages as they are', () => {
  const { renderBuiltUrl } = plugin.config({}).experimental;
  expect(renderBuiltUrl('assets/a"b.svg', { hostType: 'js' })).toEqual({
    runtime: 'new URL("assets/a\\"b.svg", window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ || document.baseURI).href',
  });
  for (const hostType of ['css', 'html'] as const) expect(renderBuiltUrl('assets/a.svg', { hostType })).toBeUndefined();
});

test('the page exports what its scripts export; other modules stay as they are', () => {
  const code = `import "/polyfill.js";\nimport '/main.ts';\nconst text = 'an import "x"';\nimport { a } from "b";`;
  expect(plugin.transform(code, '/app/index.html')).toEqual({
    code: `export * from "/polyfill.js";\nexport * from '/main.ts';\nconst text = 'an import "x"';\nimport { a } from "b";`,
    map: null,
  });
  expect(plugin.transform(code, '/app/main.ts')).toBeNull();
  expect(plugin.transform(code, '/app.html/main.ts')).toBeNull();
});

describe('the page', () => {
  const page = (head: string, end = '\n  </body>') =>
    `<head>${head}</head>\n<body>\n    <div id="root"></div>${end}\n</html>`;

  test('loads the script at its end, as a classic entry, and its styles from anywhere', () => {
    const built = page(
      '\n    <script type="module" crossorigin src="./assets/$&.js"></script>' +
        '\n    <link rel="stylesheet" crossorigin href="./a.css">\n    <link rel="stylesheet" crossorigin href="./b.css">\n',
    );
    expect(html(built)).toBe(
      page(
        '\n    <link rel="stylesheet" href="./a.css">\n    <link rel="stylesheet" href="./b.css">\n',
        '\n    <script src="./assets/$&.js" entry></script>\n  </body>',
      ),
    );
  });

  test.each(['<script type="module" src="./main.js"></script>', ' \n<script type="module" src="./main.js"></script>'])(
    'may be written without spaces: %j',
    (script) => {
      expect(html(page(script, '</body>'))).toBe(page('', '\n    <script src="./main.js" entry></script>\n  </body>'));
    },
  );

  test.each(['', '<script src="./main.js"></script>', '<script type="module" src=""></script>'])(
    'needs a module to start: %j is refused',
    (script) => {
      expect(() => html(page(script))).toThrow('no <script type="module">');
    },
  );
});
