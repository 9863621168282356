#!/usr/bin/env node
// Older versions stop at the syntax or an import of a package, with a stack.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`portal needs Node 20.19 or newer, and this is ${process.versions.node}.`);
  process.exit(2);
}
const { main } = await import('../src/cli.mjs');
await main(process.argv);
