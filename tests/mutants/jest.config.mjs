// Jest for the mutants of one area: the project's own configuration, restricted to the area's tests.
import jest from '../../jest.config.mjs';
import { areaOfRun } from './areas.mjs';

const area = areaOfRun();
const { rootDir, ...project } = jest.projects.find(({ displayName }) => displayName === area.project);
const inRoot = (path) => path.replace('<rootDir>', rootDir.replace(/\/$/, ''));

/** @type {import('jest').Config} */
export default {
  ...project,
  rootDir,
  // Stryker loads the environment itself and knows no <rootDir>.
  testEnvironment: inRoot(project.testEnvironment),
  runner: '<rootDir>/tests/mutants/runner.cjs',
  testMatch: area.tests.flatMap((glob) => [`<rootDir>/${glob}.test.ts`, `<rootDir>/${glob}.test.tsx`]),
  // Jest lists these folders before every run, and there is a run for each mutant.
  roots: area.roots.map((folder) => `<rootDir>/${folder}`),
  // A mutant whose promise never settles is killed by this.
  testTimeout: 10_000,
};
