import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The build behind nginx, over HTTPS. */
export interface NginxPortal {
  address: string;
  /** The lines of the access log so far. */
  accessLog(): Record<string, unknown>[];
  /** What nginx has complained about so far. */
  errorLog(): string;
  /** The reports of policy violations and errors so far. */
  reports(): Record<string, unknown>[];
  /** The counters of the receiver of reports. */
  metrics(): Promise<string>;
  /** Runs `npm run release`; `'next'` releases a build with other file names. */
  release(what: 'next' | '--rollback'): void;
  stop(): Promise<void>;
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

interface Served {
  address: string;
  accessLog: string;
  errorLog: string;
  reportLog: string;
  releases: string;
  nextBuild: string;
  metrics: string;
}

/** Serves the build with nginx, in front of the mock server of a preview; null where there is no nginx. */
export async function serveWithNginx(
  preview: string,
  ...options: ('--receiver' | `--api=${string}`)[]
): Promise<NginxPortal | null> {
  const child = spawn(process.execPath, ['tests/support/nginx/serve.mjs', preview, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [unknown];
  if (typeof line !== 'string') throw new Error('The build could not be served with nginx (see above).');
  const served = JSON.parse(line) as Served | null;
  if (!served) return null;
  return {
    address: served.address,
    accessLog: () => linesOf(served.accessLog),
    errorLog: () => readFileSync(served.errorLog, 'utf8'),
    reports: () => linesOf(served.reportLog),
    metrics: async () => (await fetch(served.metrics)).text(),
    release: (what) => {
      const args = what === 'next' ? ['--build', served.nextBuild] : [what];
      execFileSync(process.execPath, ['scripts/release.mjs', served.releases, '--keep', '3', ...args]);
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
