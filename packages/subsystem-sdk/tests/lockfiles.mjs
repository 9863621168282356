// node lockfiles.mjs npm-cli.js folder …: what `npm install` would install in each folder, without the network, as
// JSON: the text of its package-lock.json, or the error. One process for all: starting npm takes most of the time.
import { createRequire } from 'node:module';

const [npm, ...folders] = process.argv.slice(2);
const { Arborist } = createRequire(npm)('@npmcli/arborist');

const lockfiles = [];
for (const path of folders)
  try {
    const { meta } = await new Arborist({ path, offline: true }).buildIdealTree();
    lockfiles.push(String(meta));
  } catch (error) {
    lockfiles.push(String(error));
  }
process.stdout.write(JSON.stringify(lockfiles));
