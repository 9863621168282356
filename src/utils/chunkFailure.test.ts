import { ignoreRecoveredChunkFailures } from './chunkFailure';

test('R286 R307 a failed chunk that an error boundary shows is not reported as an error of the page as well', () => {
  ignoreRecoveredChunkFailures();
  const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', reported);
  const report = (error: unknown) => {
    const event = new ErrorEvent('error', { error, cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  // As React words it: the error that it has recovered from is the cause.
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  expect(report(new Error('Minified React error #520', { cause: missing }))).toBe(true);
  expect(reported).not.toHaveBeenCalled();

  report(new Error('Minified React error #520', { cause: new TypeError('x') }));
  report(new Error('The page cannot be opened', { cause: missing }));
  report(missing);
  report(null);
  expect(reported).toHaveBeenCalledTimes(4);
  window.removeEventListener('error', reported);
});
