import { admissionProblem, hasAdmittedOrigin } from './admission';

const ORIGINS = ['https://lift.example', 'http://mgr.localhost:8010', 'ftp://files.example', 'null'];

test.each([
  ['https://lift.example/', true],
  ['https://lift.example/a/b.js?c#d', true],
  ['http://mgr.localhost:8010/main.js', true],
  ['https://lift.example:8443/', false],
  ['http://lift.example/', false],
  ['https://user@lift.example/', false],
  ['https://:word@lift.example/', false],
  ['https://lift.example.evil.example/', false],
  ['ftp://files.example/a.js', false],
  ['data:text/javascript,1', false],
  ['javascript:alert(1)', false],
  ['/main.js', false],
  ['', false],
])('T13 A37 %s is admitted: %s, with and without the reason', (address, expected) => {
  expect(hasAdmittedOrigin(address, ORIGINS)).toBe(expected);
  expect(admissionProblem(address, ORIGINS) === null).toBe(expected);
});
