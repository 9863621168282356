import { canPrefetch } from './canPrefetch';

const mockConnection = (connection: object | undefined, onLine = true) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
};
afterEach(() => mockConnection(undefined));

test.each([
  ['a browser without the API', undefined, true, true],
  ['a fast connection', { effectiveType: '4g' }, true, true],
  ['3g', { effectiveType: '3g' }, true, false],
  ['2g', { effectiveType: 'slow-2g' }, true, false],
  ['data-saver mode', { effectiveType: '4g', saveData: true }, true, false],
  ['a browser without a network', undefined, false, false],
])('whether prefetching is allowed: %s', (_, connection, onLine, may) => {
  mockConnection(connection, onLine);
  expect(canPrefetch()).toBe(may);
});
