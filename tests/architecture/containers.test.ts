import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnvironment } from '../../scripts/lib/policy.mjs';
import { readEnvironment as readBySchema } from '../../src/domain/environment';
import { read, root } from './project';

// No container engine runs these files in a test: what they name has to exist and to fit together.

interface Service {
  build: { dockerfile: string; target: string };
  command?: string[];
  ports: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, unknown>;
}

const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read('deploy/Dockerfile').replaceAll(/\\\n\s*/g, '');
const stages = new Map(
  dockerfile
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => [text.match(/ AS ([\w-]+)/)![1]!, text]),
);
const exists = (path: string) => existsSync(join(root, path));
const optionsOf = (script: string) =>
  read(script)
    .match(/^ +'?[\w-]+'?: \{ type: '/gm)!
    .map((line) => line.match(/[\w-]+/)![0]);
const publishedPort = (name: string) => services[name]!.ports[0]!.split(':').at(-2);
/** `http://mock:8100/_base` as service and port. */
const targetsIn = (command: string[]) =>
  command.flatMap((word) => [...word.matchAll(/http:\/\/([a-z]+):(\d+)/g)].map(([, name, port]) => ({ name, port })));

describe('T27 deploy/Dockerfile', () => {
  test('copies and runs only what is in the repository', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '));
    const run = [...dockerfile.matchAll(/"([\w./-]+\.mjs)"/g)].map(([, path]) => path!);
    expect(copied.length + run.length).toBeGreaterThan(8);
    expect([...copied, ...run].filter((path) => !exists(path))).toEqual([]);
    const stagesCopied = [...dockerfile.matchAll(/--from=(\w+)/g)].map(([, name]) => name!);
    expect(stagesCopied.filter((name) => !stages.has(name))).toEqual([]);
  });

  test('the image of the portal has every module that its script imports', () => {
    const copied = stages.get('portal')!;
    const own = ['serve', 'configure', 'error-log'].map((name) => `deploy/${name}.mjs`);
    const modules = [
      ...own,
      'scripts/lib/environmentProblems.mjs',
      'scripts/lib/policy.mjs',
      'scripts/lib/project.mjs',
    ];
    const imported = modules.flatMap((path) =>
      [...read(path).matchAll(/from '(\.[^']+)'/g)].map(([, target]) => join(path, '..', target!)),
    );
    expect(imported.filter((path) => !modules.includes(path))).toEqual([]);
    expect([...modules, 'deploy/nginx.conf'].filter((path) => !copied.includes(path))).toEqual([]);
  });

  test.each(['portal', 'receiver', 'mock', 'subsystem'])('%s does not run as root', (name) => {
    expect(stages.get(name)).toMatch(/^USER node$/m);
  });

  test.each(['portal', 'receiver', 'mock'])('%s has a health check at the port that it exposes', (name) => {
    const [, port] = stages.get(name)!.match(/^EXPOSE (\d+)$/m)!;
    expect(stages.get(name)).toMatch(new RegExp(`^HEALTHCHECK .*http://127\\.0\\.0\\.1:${port}/`, 'm'));
  });
});

describe('T27 compose.yaml', () => {
  const entries = Object.entries(services);

  test('builds targets of the Dockerfile', () => {
    expect(entries.map(([, { build }]) => build.dockerfile).every((path) => path === 'deploy/Dockerfile')).toBe(true);
    expect(entries.filter(([, { build }]) => !stages.has(build.target))).toEqual([]);
  });

  test('only the mock server may write to its root, and nothing has capabilities', () => {
    const loose = entries.filter(([, { read_only, cap_drop }]) => !read_only || cap_drop?.[0] !== 'ALL');
    expect(loose.map(([name]) => name)).toEqual(['mock']);
  });

  test('mounts files and starts scripts that exist, with options that they know', () => {
    const mounted = entries.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!));
    expect(mounted).not.toEqual([]);
    expect(mounted.filter((path) => !exists(path))).toEqual([]);
    for (const [name, { command = [], build }] of entries) {
      const script = build.target === 'portal' ? 'deploy/serve.mjs' : command.find((word) => word.endsWith('.mjs'));
      if (!script) continue;
      const given = command.flatMap((word) => word.match(/^--([\w-]+)/)?.[1] ?? []);
      expect([name, given.filter((option) => !optionsOf(script).includes(option))]).toEqual([name, []]);
    }
  });

  test('the portal finds its neighbours at the ports that they expose', () => {
    const targets = targetsIn(services.portal!.command!);
    expect(targets.length).toBeGreaterThan(4);
    const wrong = targets.filter(
      ({ name, port }) => !stages.get(services[name!]!.build.target)!.includes(`EXPOSE ${port}\n`),
    );
    expect(wrong).toEqual([]);
  });

  test('R017 the registry can be edited while the portal runs: its folder is mounted, not the file', () => {
    const [volume] = services.portal!.volumes!;
    const [from, to] = volume!.split(':');
    for (const option of ['environment', 'registry']) {
      const path = services.portal!.command!.find((word) => word.startsWith(`--${option}=`))!.split('=')[1]!;
      expect(path.startsWith(`${to}/`)).toBe(true);
      expect(exists(path.replace(to!, from!))).toBe(true);
    }
  });

  test('R002 the environment and the registry name the published ports, and the subsystems allow the portal', () => {
    const environment = readEnvironment(read('deploy/compose/environment.js'));
    expect(readBySchema(environment)).toMatchObject({ drift: [] });
    const origins = [...environment.subsystemOrigins, ...environment.frameOrigins].map((origin) => new URL(origin));
    for (const { hostname, port } of origins) {
      const name = hostname.replace('.localhost', '');
      expect([hostname, port]).toEqual([hostname, publishedPort(name in services ? name : 'mock')]);
    }
    const { subsystems } = JSON.parse(read('deploy/compose/subsystems.json')) as {
      subsystems: { code: string; entry: { development: string } }[];
    };
    expect(subsystems.map(({ entry }) => new URL(entry.development).origin).sort()).toEqual(
      origins.flatMap(({ origin, hostname }) => (hostname.split('.')[0]! in services ? origin : [])).sort(),
    );
    for (const { code } of subsystems)
      expect(services[code]!.command).toEqual(
        expect.arrayContaining([
          `--portal=http://localhost:${publishedPort('portal')}`,
          `--port=${publishedPort(code)}`,
          code,
        ]),
      );
  });
});
