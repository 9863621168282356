import type { Navigator } from '../host/createNavigator';
import type { AppSource } from '../loading/fetchApp';
import { createBuiltIns } from './builtIns';
import { createScope } from './createScope';

const navigator = {
  current: () => ({ pathname: '/', search: '', hash: '' }),
  subscribe: () => () => undefined,
} as unknown as Navigator;

function surroundings(source: Partial<AppSource> = {}) {
  const watchBuiltIns = createBuiltIns(window);
  return (code: string) =>
    createScope({
      code,
      source: { address: `http://${code}.localhost:8010/#print`, fetch: jest.fn(), ...source },
      navigator,
      hrefOf: (inner) => inner,
      builtIns: watchBuiltIns(),
      undoHandlers: () => 0,
      shellLanguage: () => 'zh-CN',
      onLateError: jest.fn(),
    });
}

describe('T19 what one micro-app bends while it starts is its own, also after another has opened', () => {
  const { parse } = JSON;
  afterEach(() => void (JSON.parse = parse));

  test.each(['settle', 'claim'] as const)('its start ends by %s', (end) => {
    const open = surroundings();
    const first = open('lift');
    JSON.parse = () => 'bent';
    first[end]();
    const second = open('af');
    second.settle();
    expect(first.end()).toMatchObject({ builtIns: 1 });
    expect(JSON.parse).toBe(parse);
    expect(second.end()).toMatchObject({ builtIns: 0 });
  });
});
