import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from './freePort';

/** Folder of the build that is tested. */
export const outputFolder = process.env.PORTAL_OUTPUT ?? 'dist';

/** The same build with another environment file, as in a deployment, for the duration of `use`. */
export async function withDeployment(file: string, use: (origin: string) => Promise<void>): Promise<void> {
  const { origin, child, ended } = await serve(file);
  try {
    await use(origin);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function serve(file: string): Promise<{ origin: string; child: ChildProcess; ended: Promise<unknown> }> {
  const [portal, subsystems] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/preview.mjs', '--environment', file], {
    env: { ...process.env, PORTAL_PORT: String(portal), SUBSYSTEM_PORT: String(subsystems) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // From the start: a preview that dies during the test has no exit to wait for afterwards.
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is served at') && resolve());
    child.on('exit', (code) => reject(new Error(`The preview ended with code ${code}.`)));
  });
  return { origin: `http://localhost:${portal}`, child, ended };
}
