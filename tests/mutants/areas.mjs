// The folders under mutation testing. The tests of an area are the only ones that count for it: what a test
// elsewhere happens to notice proves nothing about the area's own tests.
const BROWSER = 'browser';
const NODE = 'rules';

/** Folder → Jest project and test files. */
export const areas = {
  'src/shell/access': { project: BROWSER, tests: ['src/shell/access/**/*'] },
  'src/domain': { project: NODE, tests: ['src/domain/**/*'] },
  'packages/subsystem-sdk/src': { project: BROWSER, tests: ['packages/subsystem-sdk/src/**/*'] },
  'src/services/http': { project: BROWSER, tests: ['src/services/http/**/*'] },
  'src/shell/tabs': { project: BROWSER, tests: ['src/shell/tabs/**/*'] },
  'src/shell/session': { project: BROWSER, tests: ['src/shell/session/**/*', 'src/shell/bridge/sessionEnd'] },
  'src/shell/subsystems/host': {
    project: BROWSER,
    tests: ['src/shell/subsystems/host/**/*', 'src/shell/subsystems/*'],
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
  return { name, ...areas[name] };
}
