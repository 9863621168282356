import { failureOf, SubsystemError } from './failure';

test('F1 the failure inside an error is returned', () => {
  const failure = { kind: 'http-status', status: 404, address: 'http://mgr.example/app.js' } as const;
  const error = new SubsystemError(failure);
  expect(failureOf(error, 'mount-error')).toBe(failure);
  expect(error).toMatchObject({ name: 'SubsystemError', message: 'http-status 404 http://mgr.example/app.js' });
  expect(new SubsystemError({ kind: 'permission', detail: '系统繁忙' }).message).toBe('permission 系统繁忙');
});

test.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [{ kind: 'offline' }, '[object Object]'],
  [new Error('y'.repeat(301)), 'y'.repeat(300)],
])('F1 %p, which has no kind of its own, gets the kind of the step that failed', (thrown, detail) => {
  expect(failureOf(thrown, 'script-error')).toEqual({ kind: 'script-error', detail });
});
