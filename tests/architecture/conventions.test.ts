import { COOKIE_KEYS, LOCAL_KEYS, SESSION_KEYS } from '../../src/constants/storage';
import { projectFiles, read, sources } from './project';

const ours = projectFiles().filter((path) => /\.(tsx?|mjs|cjs|md|sh|conf)$|^\.ci\//.test(path));

/** Files that match a pattern, with the line. */
const occurrences = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
  );

describe('storage', () => {
  const own = (keys: object) => Object.keys(keys).filter((key) => key.startsWith('portal.'));

  test('R150 the keys of the specification are in its storage, and the portal has its own prefix', () => {
    expect([...COOKIE_KEYS]).toEqual(['ssoToken']);
    expect(
      Object.keys(LOCAL_KEYS)
        .filter((key) => !own(LOCAL_KEYS).includes(key))
        .sort(),
    ).toEqual(['ssoToken', 'userName']);
    expect(
      Object.keys(SESSION_KEYS)
        .filter((key) => !own(SESSION_KEYS).includes(key))
        .sort(),
    ).toEqual([
      'bindStatus',
      'eurekaUrl',
      'graySystem',
      'help_tisp_name',
      'nav_header_check_value',
      'nav_permission_menus',
      'powerList',
      'userInfo',
    ]);
  });

  test('every key of the list is used by the code', () => {
    const code = sources()
      .filter((path) => path.startsWith('src/') && path !== 'src/constants/storage.ts')
      .map(read)
      .join('\n');
    const keys = [...COOKIE_KEYS, ...Object.keys(LOCAL_KEYS), ...Object.keys(SESSION_KEYS)];
    expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });
});

describe('drafts', () => {
  const featureOf = (path: string) => path.match(/^src\/features\/[^/]+\//)?.[0];
  const features = (pattern: RegExp) => [
    ...new Set(sources().flatMap((path) => (pattern.test(read(path)) ? (featureOf(path) ?? []) : []))),
  ];

  test('A43 no form with identity numbers, phone numbers or codes stores a draft', () => {
    const personal = features(
      /\b(telephone|phone|idNumber|idCard|msgCode|smsCode)\b|one-time-code|inputMode="(tel|num)/i,
    );
    expect(personal).toContain('src/features/binding/');
    const drafts = features(/\buseDraft[(<]/);
    expect(drafts).toContain('src/features/notices/');
    expect(drafts.filter((feature) => personal.includes(feature))).toEqual([]);
  });
});

describe('examples of subsystems', () => {
  test('R034 have their life cycles in a file of their own, which tests can import', () => {
    const examples = projectFiles().filter((path) =>
      /^(subsystems|packages\/(subsystem-sdk\/examples|portal-cli\/templates))\/.*\.tsx?$/.test(path),
    );
    const importing = (name: string) =>
      examples.filter((path) => new RegExp(`\\bimport [^;]*\\b${name}\\b[^;]*from '@portal/`).test(read(path)));
    const starting = importing('startSubsystem');
    expect(starting.length).toBeGreaterThan(10);
    expect(starting.filter((path) => !/\bfrom '\.\/lifecycles'/.test(read(path)))).toEqual([]);
    expect(importing('defineSubsystem').filter((path) => !/\/lifecycles\.tsx?$/.test(path))).toEqual([]);
  });
});

describe('conventions', () => {
  test('no test is skipped or focused', () => {
    const tests = projectFiles().filter(
      (path) => /\.(test|spec)\.tsx?$/.test(path) && path !== 'tests/architecture/conventions.test.ts',
    );
    expect(occurrences(tests, /\b(test|it|describe)\.(only|skip|fixme|todo)\b|\bx(it|describe)\(/)).toEqual([]);
  });

  test('there are no TODO comments', () => {
    expect(occurrences(sources(), /\b(TODO|FIXME|HACK|XXX)\b|not implemented/)).toEqual([]);
  });

  test('every suppressed check has a reason', () => {
    const silenced = occurrences(
      [...sources(), ...ours.filter((path) => /^(tests|scripts)\//.test(path))],
      /oxlint-disable|@ts-(ignore|nocheck)/,
    ).filter((line) => !line.startsWith('tests/architecture/conventions.test.ts'));
    expect(silenced.filter((line) => !/ -- \S/.test(line))).toEqual([]);
  });

  test('no file is longer than 350 lines', () => {
    expect(sources().filter((path) => read(path).split('\n').length > 351)).toEqual([]);
  });

  test('a constant that only one part uses is declared there', () => {
    const partOf = (path: string) => path.replace(/^(src\/(?:shell|features)\/[^/]+|src\/[^/]+|[^/]+\/[^/]+).*/, '$1');
    const users = projectFiles().filter(
      (path) => /^(src|config|tests\/e2e)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path),
    );
    // Vocabularies: complete lists of what the portal's addresses, headers and stored values are called.
    const own = users.filter((path) => /^src\/constants\/(?!(paths|headers|storage)\.ts)/.test(path));
    const alone = own.flatMap((path) =>
      [...read(path).matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => {
        const parts = new Set(
          users.filter((user) => !own.includes(user) && new RegExp(`\\b${name}\\b`).test(read(user))).map(partOf),
        );
        return parts.size > 1 ? [] : [`${name} is used by ${[...parts].join() || 'nothing'}`];
      }),
    );
    expect(alone).toEqual([]);
  });

  test('nothing names a path of one machine', () => {
    expect(
      occurrences(
        ours.filter((path) => path !== 'tests/architecture/conventions.test.ts'),
        /(^|[\s'"`(=])\/(work|tmp|root|Users|home\/\w+)\/\w/,
      ),
    ).toEqual([]);
  });

  test('R015 nothing of the portal is imported for its effects: the build leaves out such modules (adr/0007)', () => {
    const bundled = ours.filter((path) => /^src\/(?!.*\.test\.)/.test(path));
    expect(occurrences(bundled, /^import '(\.|@\/)/)).toEqual([]);
  });

  test('files in one folder are named in one style', () => {
    const folders = [
      ...new Set(
        projectFiles()
          .filter((path) => /^(src|mock|packages|tests)\//.test(path))
          .flatMap((path) => path.split('/').slice(1, -1)),
      ),
    ];
    expect(folders.filter((name) => !/^(_?[a-z0-9]+(-[a-z0-9]+)*|en-US|zh-CN)$/.test(name))).toEqual([]);
  });
});

test('functions of the services begin with a verb of the guide', () => {
  const [, list] = read('docs/guides/add-an-endpoint.md').match(/a verb of the list: `([a-z ]+)`/)!;
  const names = sources()
    .filter((path) => /^src\/services\/[^/]+\.ts$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)])
    .map(([, name]) => name!)
    .filter((name) => !/endpoints$/i.test(name));
  const verbs = names.map((name) => name.match(/^[a-z]+/)![0]);
  expect([...new Set(verbs)].sort()).toEqual(list!.split(' ').sort());
});
