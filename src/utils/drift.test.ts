import { onDrift, reportDrift, type Drifted } from './drift';

test('A40 the first drift of each field is reported once, and one from before there was a listener, too', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const reported: Drifted[] = [];
  reportDrift('environment.js', [{ path: 'hosts.base', expected: 'an address' }]);
  onDrift((drifted) => reported.push(drifted));
  expect(reported).toEqual([{ call: 'environment.js', field: 'hosts.base', expected: 'an address' }]);
  for (let turn = 0; turn < 2; turn += 1) reportDrift('getUserInfo', [{ path: 'telephone', expected: 'text' }]);
  reportDrift('environment.js', [{ path: 'hosts.base', expected: 'an address' }]);
  expect(reported.map(({ call }) => call)).toEqual(['environment.js', 'getUserInfo']);
});
