import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Folder of the build that is tested. */
export const outputFolder = process.env.PORTAL_OUTPUT ?? 'dist';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The same build with another environment file, as in a deployment, for the duration of `use`. */
export async function withDeployment(file: string, use: (origin: string) => Promise<void>): Promise<void> {
  const { origin, child } = await serve(file);
  try {
    await use(origin);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

async function serve(file: string): Promise<{ origin: string; child: ChildProcess }> {
  const [portal, subsystems] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/preview.mjs', '--environment', file], {
    env: { ...process.env, PORTAL_PORT: String(portal), SUBSYSTEM_PORT: String(subsystems) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is served at') && resolve());
    child.on('exit', (code) => reject(new Error(`The preview ended with code ${code}.`)));
  });
  return { origin: `http://localhost:${portal}`, child };
}
