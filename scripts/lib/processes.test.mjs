import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { runToEnd } from './processes.mjs';

const childProcess = jest.requireActual('node:child_process');
const platform = Object.getOwnPropertyDescriptor(process, 'platform');
afterEach(() => Object.defineProperty(process, 'platform', platform));

test.each([
  ['a program whose path contains spaces', ['C:\\Program Files\\nodejs\\node.exe', 'a.mjs'], false],
  ['npm, which is a script there', ['npm', 'ci'], true],
])('on Windows only npm is started by a shell: %s', async (_what, command, shell) => {
  const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
  const spawn = jest.spyOn(childProcess, 'spawn').mockReturnValue(child);
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  const ended = runToEnd(command);
  child.emit('close', 0, null);
  expect(await ended).toMatchObject({ code: 0 });
  expect(spawn.mock.calls).toEqual([[command[0], command.slice(1), expect.objectContaining({ shell })]]);
});
