#!/usr/bin/env node
// Older versions stop at the syntax of a package, with a stack.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`portal needs Node 20 or newer, and this is ${process.versions.node}.`);
  process.exit(2);
}
const { main } = await import('../src/cli.mjs');
await main(process.argv);
