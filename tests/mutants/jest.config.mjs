// Jest for the mutants of one area: the project's configuration, restricted to the area's tests.
import { join } from 'node:path';
import jest from '../../jest.config.mjs';
import { areaOfRun } from './areas.mjs';

const area = areaOfRun();
const project = jest.projects.find(({ displayName }) => displayName === area.project);

/** @type {import('jest').Config} */
export default {
  ...project,
  // Stryker loads the environment itself and does not resolve <rootDir>.
  testEnvironment: join(project.rootDir, 'tests/mutants/environment', `${area.project}.cjs`),
  runner: '<rootDir>/tests/mutants/runner.cjs',
  testMatch: area.tests.flatMap((glob) => [`<rootDir>/${glob}.test.ts`, `<rootDir>/${glob}.test.tsx`]),
  // Jest lists these folders before every run, and there is a run for each mutant.
  roots: area.roots.map((folder) => `<rootDir>/${folder}`),
  // Kills mutants with a promise that never settles.
  testTimeout: 10_000,
};
