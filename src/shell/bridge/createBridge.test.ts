import { history } from '@umijs/max';
import { PROTOCOL_VERSION } from '@portal/subsystem-sdk';
import { confirm, toast } from '@/shell/feedback';
import { fakeBridges } from '../../../tests/support/bridges';

jest.mock('@/services/dictionaries', () => ({
  listDictionaries: async () => [],
  listItemsOfDictionaries: async () => [],
}));
jest.mock('@/shell/feedback', () => ({ ...jest.requireActual('@/shell/feedback'), confirm: jest.fn() }));

const { bridgeTo, titles, announced } = fakeBridges();

beforeEach(() => jest.mocked(confirm).mockReset());

describe('navigation, messages and questions of a micro-app', () => {
  /** Not a path of the portal, or no longer one after a browser has parsed it. */
  const HOSTILE = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n\\evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/help/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'help',
    '',
  ];

  test('F16 links of the micro-app have the address of the portal', () => {
    const { context } = bridgeTo('mgr');
    expect(context.navigation.hrefOf('/orders/42?tab=log')).toBe('/mgr/orders/42?tab=log');
    expect(context.navigation.hrefOf('/')).toBe('/mgr');
  });

  test('R058 links to another subsystem or page keep a hidden side bar hidden, unless they say otherwise', () => {
    const { context, setVisible } = bridgeTo();
    setVisible(true);
    history.push('/mgr?hideBar=1');
    const went = (go: () => void) => {
      go();
      return history.location.pathname + history.location.search;
    };
    expect(went(() => context.navigation.openSubsystem('lift', '/cars/3?tab=a'))).toBe('/lift/cars/3?tab=a&hideBar=1');
    expect(went(() => context.navigation.openPage('/mainApp/noticeList'))).toBe('/mainApp/noticeList?hideBar=1');
    expect(went(() => context.navigation.openPage('/help?hideBar=0'))).toBe('/help?hideBar=0');
    expect(went(() => context.navigation.openSubsystem('lift'))).toBe('/lift');
  });

  test('it navigates the portal only while it is on screen, and only to paths of the portal', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { context, setVisible, stop: cut } = bridgeTo();
    for (let turn = 0; turn < 2; turn += 1) context.navigation.openPage('/help');
    expect(history.location.pathname).toBe('/');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/not on screen$/)]]);
    setVisible(true);
    context.navigation.openPage('/mainApp/noticeList');
    expect(history.location.pathname).toBe('/mainApp/noticeList');
    context.navigation.openSubsystem('lift', '/cars/3?tab=a');
    expect(history.location.pathname + history.location.search).toBe('/lift/cars/3?tab=a');
    context.navigation.openPage('/help/../lift/cars/3?tab=a');
    expect(history.location.pathname).toBe('/lift/cars/3');
    for (const hostile of HOSTILE) expect(() => context.navigation.openPage(hostile)).toThrow(TypeError);
    expect(() => context.navigation.openPage(null as never)).toThrow(TypeError);
    expect(() => context.navigation.openSubsystem('../evil')).toThrow(TypeError);
    cut();
    context.navigation.openPage('/help');
    expect(history.location.pathname).toBe('/lift/cars/3');
  });

  test('names its inner page as text, and announces its protocol version', () => {
    const { context, stop: cut } = bridgeTo();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    context.navigation.setTitle(` ${'x'.repeat(200)}`);
    context.navigation.setTitle(null);
    context.navigation.setTitle({} as never);
    expect(titles).toEqual(['x'.repeat(99), null, null]);
    expect(context.announce(PROTOCOL_VERSION)).toBe('compatible');
    expect(warn).not.toHaveBeenCalled();
    expect(context.announce('99.0')).toBe('portal-too-old');
    expect(announced).toEqual(['mgr']);
    cut();
    context.navigation.setTitle('late');
    expect(titles).toHaveLength(3);
  });

  test('only a valid version announces the contract, and only once', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { context, stop: cut } = bridgeTo();
    for (const protocol of ['', 'x', null, {}]) expect(context.announce(protocol as never)).toBe('unreadable');
    expect(announced).toEqual([]);
    context.announce('1.0');
    context.announce('1.0');
    expect(announced).toEqual(['mgr']);
    cut();
    const other = bridgeTo('lift');
    other.stop();
    other.context.announce('1.0');
    expect(announced).toEqual(['mgr']);
  });

  test('a micro-app asks one question at a time, while it is on screen; the question closes when the micro-app stops', async () => {
    const ask = jest.mocked(confirm).mockImplementation(jest.requireActual('@/shell/feedback').confirm);
    const { context, setVisible, stop: cut } = bridgeTo();
    const question = { title: '?', content: '' };
    expect(await context.confirm(question)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    setVisible(true);
    const first = context.confirm(question);
    expect(await context.confirm(question)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    setVisible(false);
    expect(await first).toBe(false);
    setVisible(true);
    const last = context.confirm(question);
    expect(ask).toHaveBeenCalledTimes(2);
    cut();
    expect(await last).toBe(false);
    expect(await context.confirm(question)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('a flood of messages is limited; later ones are shown again', () => {
    jest.useFakeTimers();
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const show = jest.spyOn(toast, 'show').mockReturnValue('1');
    const { context } = bridgeTo();
    for (let turn = 0; turn < 100; turn += 1) context.toast({ type: 'info', text: String(turn) });
    expect(show).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[portal\] mgr: .*too many/)]]);
    bridgeTo('lift').context.toast({ type: 'info', text: 'of another' });
    expect(show).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(2_000);
    context.toast({ type: 'info', text: 'later' });
    expect(show).toHaveBeenCalledTimes(5);
    jest.useRealTimers();
  });

  test('only messages with text and a known kind are shown, and none after the stop', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const show = jest.spyOn(toast, 'show').mockReturnValue('1');
    const unsaved: boolean[] = [];
    const { context, stop: cut } = bridgeTo('mgr', (has) => unsaved.push(has));
    context.toast({ type: 'loading' as never, text: 'x'.repeat(500) });
    expect(show).toHaveBeenCalledWith({ type: 'info', text: 'x'.repeat(200) });
    context.reportUnsaved(true);
    cut();
    context.reportUnsaved(true);
    context.toast({ type: 'info', text: 'late' });
    expect(unsaved).toEqual([true]);
    expect(show).toHaveBeenCalledTimes(1);
    expect(await context.confirm({ title: '?', content: '' })).toBe(false);
    await expect(context.request('/_base/visits')).rejects.toMatchObject({ name: 'AbortedError' });
  });

  test('a question consists of text only: no elements, no options of the dialog', async () => {
    const ask = jest.mocked(confirm).mockResolvedValue(true);
    const { context, setVisible } = bridgeTo();
    setVisible(true);
    const any = expect.any(AbortSignal) as AbortSignal;
    const forged = { title: 7, content: { type: 'b' }, okText: 'x'.repeat(50), cancelText: {}, danger: 'yes', icon: 1 };
    expect(await context.confirm(forged as never)).toBe(true);
    expect(ask).toHaveBeenLastCalledWith({ title: '7', content: '', okText: 'x'.repeat(20), danger: false }, any);
    await context.confirm(undefined as never);
    expect(ask).toHaveBeenLastCalledWith({ title: '', content: '', danger: false }, any);
    await context.confirm({ title: '离开？', content: 'y'.repeat(900), cancelText: '留下', danger: true });
    expect(ask).toHaveBeenLastCalledWith(
      {
        title: '离开？',
        content: 'y'.repeat(500),
        cancelText: '留下',
        danger: true,
      },
      any,
    );
  });
});
