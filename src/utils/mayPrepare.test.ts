import { mayPrepare } from './mayPrepare';

const network = (connection: unknown, onLine = true) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
};
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test.each([
  ['a browser that tells nothing', undefined, true, true],
  ['a fast network', { saveData: false, effectiveType: '4g' }, true, true],
  ['someone who saves data', { saveData: true, effectiveType: '4g' }, true, false],
  ['a slow network', { effectiveType: '2g' }, true, false],
  ['a very slow network', { effectiveType: 'slow-2g' }, true, false],
  ['F19 no network', { effectiveType: '4g' }, false, false],
])('%s: bytes ahead of time', (_, connection, onLine, may) => {
  network(connection, onLine);
  expect(mayPrepare()).toBe(may);
});
