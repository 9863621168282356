import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createProject } from '../src/create/create.mjs';

let place;
let npm;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'portal-create-'));
  npm = process.env.npm_execpath;
  // The packages cannot be packed.
  process.env.npm_execpath = join(place, 'no-npm.js');
});
afterEach(() => {
  if (npm === undefined) delete process.env.npm_execpath;
  else process.env.npm_execpath = npm;
  rmSync(place, { recursive: true });
});

test('a failed creation leaves no folder behind, so that it can be repeated', () => {
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(() => createProject('patrols', join(place, 'teams/patrols'), { stack: 'plain' })).toThrow(/no-npm|ENOENT/);
  expect(existsSync(join(place, 'teams'))).toBe(false);
});

test('a failed creation leaves a fresh repository as it was', () => {
  const folder = join(place, 'patrols');
  mkdirSync(join(folder, '.git'), { recursive: true });
  expect(() => createProject('patrols', folder, { stack: 'plain' })).toThrow(/no-npm|ENOENT/);
  expect(readdirSync(folder)).toEqual(['.git']);
});

test('the CI file of a new project may upload the report of the check', () => {
  createProject('patrols', place, { stack: 'plain', fromRegistry: true });
  const { permissions, jobs } = parse(readFileSync(join(place, '.github/workflows/ci.yml'), 'utf8'));
  expect(jobs.check.steps.at(-1).uses).toContain('upload-sarif');
  expect(permissions).toMatchObject({ contents: 'read', 'security-events': 'write' });
});
