// The folders under mutation testing. The tests of an area are the only ones that count for it: what a test
// elsewhere happens to notice proves nothing about the area's own tests.

/**
 * Folder → what it takes to test it: the Jest project ('browser' when not given), the tests (those in the folder), and
 * the folders in which Jest looks for them (the folder itself).
 */
export const areas = {
  'src/shell/access': {},
  'src/domain': { project: 'rules' },
  'packages/subsystem-sdk/src': {
    // Not package.test.ts: it builds the package in a process of its own, which no mutant reaches.
    tests: ['packages/subsystem-sdk/src/!(package)', 'packages/subsystem-sdk/src/*/**/*'],
  },
  'src/services/http': {},
  'src/shell/tabs': {},
  'src/shell/session': {
    tests: ['src/shell/session/**/*', 'src/shell/bridge/sessionEnd'],
    roots: ['src/shell/session', 'src/shell/bridge'],
  },
  'src/shell/subsystems/host': {
    tests: ['src/shell/subsystems/host/**/*', 'src/shell/subsystems/*'],
    roots: ['src/shell/subsystems'],
  },
};

/** The area of a folder or file: itself, or the one that it lies in. */
export const areaOf = (path) => Object.keys(areas).find((area) => path === area || path.startsWith(`${area}/`));

/** The area's name as part of a file name. */
export const fileNameOf = (area) => area.replaceAll('/', '-');

/** The area of this run, which `scripts/mutants.mjs` hands to Stryker and Stryker to Jest. */
export function areaOfRun() {
  const name = process.env.MUTANTS_AREA ?? '';
  if (!areas[name]) throw new Error('Run mutation tests by "npm run test:mutants", which names the area');
  return { name, project: 'browser', tests: [`${name}/**/*`], roots: [name], ...areas[name] };
}
