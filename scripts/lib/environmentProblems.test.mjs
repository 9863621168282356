import { environmentProblems } from './environmentProblems.mjs';

test('F3 A37 what an environment file allows nothing with is named by its place', () => {
  expect(
    environmentProblems({ subsystemOrigins: ['https://mgr.example', 'https://jcpt.example/with/a/path'] }),
  ).toEqual(["subsystemOrigins[1]: expected an origin such as 'https://lift.example', without a path"]);
  expect(environmentProblems({ overrideOrigins: ['http://localhost:*', 'https://review.example'] })).toEqual([]);
  expect(
    environmentProblems({ subsystemOrigins: 'https://mgr.example', frameOrigins: ['http://localhost:*'] }),
  ).toEqual([
    'subsystemOrigins: expected a list',
    "frameOrigins[0]: expected an origin such as 'https://lift.example', without a path",
  ]);
});
