import { version } from 'react';

test('a React without hooks is refused with its version', () => {
  jest.doMock('react', () => ({ version: '15.6.2' }));
  jest.resetModules();
  expect(() => jest.requireActual('./index.ts')).toThrow('needs React 16.8 or later, not 15.6.2');
  expect(version).not.toBe('15.6.2');
});
