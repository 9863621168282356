import { applicationAt, CHAT_BOT_APPLICATIONS } from './application';
import { readWidgetMessage, widgetAddress } from './widget';

describe('R093 the application of an address', () => {
  test.each<[string, number | undefined]>([
    ['/byd?source=workorder&t=1700000000000', 27],
    ['/jcpt', 30],
    ['/jcpt/inner/page', 30],
    ['/byd?source=task', 33],
    ['/gdzt', 34],
    ['/bjxt', 35],
    ['/byd?source=bjDigitization', 35],
    ['/af', 36],
    ['/lift', 37],
    ['/LIFT', 37],
    ['/byd?source=publicBenefits', 48],
    ['/byd?source=decoration', 49],
    ['/byd?source=bjxt', undefined],
    ['/home', undefined],
    ['/', undefined],
    ['/opbi', undefined],
    ['/nfc', undefined],
    ['/mgr', undefined],
    ['/mainApp/noticeList', undefined],
    ['/byd', undefined],
    ['/byd?source=__proto__', undefined],
    ['/constructor', undefined],
  ])('%s: %s', (address, application) => {
    const { pathname, search } = new URL(address, 'http://portal.example');
    expect(applicationAt({ pathname, search })).toBe(application);
  });

  test('there are nine applications', () => expect(CHAT_BOT_APPLICATIONS.size).toBe(9));
});

describe('R093 messages of the widget', () => {
  const read = (more: object) => readWidgetMessage({ source: 'portal-chat-bot', version: 1, ...more });

  test('the three message types are read', () => {
    expect(read({ type: 'ready' })?.type).toBe('ready');
    expect(read({ type: 'close', more: 1 })?.type).toBe('close');
    expect(read({ type: 'conversation', id: 'c-1' })).toMatchObject({ id: 'c-1' });
  });

  test.each([
    null,
    'ready',
    [],
    { type: 'ready' },
    { source: 'portal-chat-bot', version: 2, type: 'ready' },
    { source: 'other', version: 1, type: 'ready' },
    { source: 'portal-chat-bot', version: 1, type: 'login-over' },
    { source: 'portal-chat-bot', version: 1, type: 'conversation' },
    { source: 'portal-chat-bot', version: 1, type: 'conversation', id: '' },
    { source: 'portal-chat-bot', version: 1, type: 'conversation', id: '"><script>' },
    { source: 'portal-chat-bot', version: 1, type: 'conversation', id: 'x'.repeat(65) },
  ])('%j is not a message', (data) => {
    expect(readWidgetMessage(data)).toBeNull();
  });
});

describe('R093 T21 the address of the widget', () => {
  const own = 'http://portal.example';
  const call = { application: 37, language: 'zh-CN' as const };

  test('carries the application, the language and the conversation, and no personal data', () => {
    expect(widgetAddress('https://chat.example/w?theme=blue', own, { ...call, conversation: 'c-1' })?.href).toBe(
      'https://chat.example/w?theme=blue&applicationId=37&lang=zh-CN&conversation=c-1',
    );
    expect(widgetAddress('https://chat.example/w', own, call)?.search).toBe('?applicationId=37&lang=zh-CN');
  });

  test.each([
    '',
    'no address',
    '/_sites/chat-bot',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://portal.example/w',
    'https://user@chat.example/w',
    'https://:secret@chat.example/w',
  ])('%j gives no address', (site) => expect(widgetAddress(site, own, call)).toBeUndefined());
});
