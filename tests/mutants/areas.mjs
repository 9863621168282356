// The folders under mutation testing. Only the tests of an area count for it: a mutant killed by a test
// elsewhere proves nothing about the area's own tests.

/**
 * Folder → its test setup: the Jest project (default 'browser'), the tests (default: those in the folder), and the
 * folders in which Jest looks for them (default: the folder itself).
 */
export const areas = {
  'src/shell/permissions': {},
  'src/domain': { project: 'rules' },
  'packages/subsystem-sdk/src': {},
  'src/services/http': {},
  'src/shell/tabs': {},
  'src/shell/session': {
    tests: ['src/shell/session/**/*', 'src/shell/bridge/sessionEnd'],
    roots: ['src/shell/session', 'src/shell/bridge'],
  },
  'src/shell/subsystem-host': {},
};

/** The area of a folder or file: itself, or the one that contains it. */
export const areaOf = (path) => Object.keys(areas).find((area) => path === area || path.startsWith(`${area}/`));

/** The area's name as part of a file name. */
export const fileNameOf = (area) => area.replaceAll('/', '-');

/** The area of this run, passed from `scripts/mutants.mjs` to Stryker and from Stryker to Jest. */
export function areaOfRun() {
  const name = process.env.MUTANTS_AREA ?? '';
  if (!areas[name]) throw new Error('Run mutation tests by "npm run test:mutants", which names the area');
  return { name, project: 'browser', tests: [`${name}/**/*`], roots: [name], ...areas[name] };
}
