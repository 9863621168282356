import { act, render, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { hostileAddresses, hostileMarkup } from '../../tests/support/hostileInputs';
import { setOutlet } from '../../tests/support/umi';
import { initialPane } from '@/domain/subsystem/pane';
import { confirm, FeedbackHost, toast } from '@/shell/feedback';
import { navigationStore } from '@/shell/navigation';
import { sessionStore } from '@/shell/session';
import { stageStore } from '@/shell/subsystem-host';
import { PortalFrame } from './PortalFrame';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(),
  listPermissionMenus: jest.fn(),
  verifySubsystemPermission: jest.fn(),
}));
// The test sets what the subsystem stage shows.
jest.mock('../shell/subsystem-host/startHost', () => ({
  startHost: () => ({
    warmUp: () => undefined,
    prefetch: () => undefined,
    evaluateAhead: () => undefined,
    prefetchLikely: () => undefined,
  }),
}));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'production', fileHost: '/_files' }) }));

/** Enough of each kind; React writes every text in the same way. */
const SAMPLE = 80;
const all = [...hostileMarkup(), ...hostileAddresses()].filter((text) => text.trim() !== '');
const inputs = all.filter((_, index) => index % Math.ceil(all.length / SAMPLE) === 0);

const element = document.createElement('div');
const pane = (text: string) => ({
  key: 'mgr',
  code: 'mgr',
  title: text,
  name: { 'en-US': text, 'zh-CN': text },
  entryCodes: [],
  state: { ...initialPane, status: 'failed', isActive: true, failure: { kind: 'permission', detail: text } },
  disabled: null,
  tier: 'shown',
  element,
});

/** Shows a text as the name of the person, of entries, tabs and panes and as a message. */
async function show(text: string) {
  await act(async () => {
    sessionStore.setState({ user: { userName: text, jobNumber: text, telephone: text } as never });
    navigationStore.setState({
      status: 'ready',
      list: ['task', 'lift'].map((systemCode) => ({
        id: systemCode,
        systemCode,
        systemName: text,
        icon: text,
      })) as never,
    });
    stageStore.setState({ target: { key: 'mgr', code: 'mgr' } as never, panes: [pane(text)] as never });
    toast.clear();
    toast.show({ type: 'error', text });
  });
}

/** Elements and the names of their attributes; `lang` follows the script of a text, and is no markup of it. */
const skeleton = () =>
  [...document.body.querySelectorAll('*')].map((each) => {
    const attributes = [...each.attributes].map(({ name }) => name).filter((name) => name !== 'lang');
    return `${each.localName} ${attributes.sort()}`;
  });

test('T17 T16 F46 a hostile name, message or title is text wherever the frame shows it', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  await act(async () => history.push('/mgr'));
  act(() => setOutlet(<h1>Page</h1>));
  await act(async () =>
    render(
      <>
        <PortalFrame />
        <FeedbackHost />
      </>,
    ),
  );
  await show('x');
  const plain = skeleton();
  expect(plain.length).toBeGreaterThan(60);
  for (const text of inputs) {
    await show(text);
    expect(skeleton()).toEqual(plain);
    expect(document.body.textContent!.split(text).length).toBeGreaterThan(3);
    expect(document.title).toContain(text.replaceAll(/[ \t\n\f\r]+/g, ' ').trim());
  }
});

test('T17 F46 a hostile question is text', async () => {
  render(<FeedbackHost />);
  for (const text of inputs.filter((_, index) => index % 10 === 0)) {
    const own = new AbortController();
    await act(async () => void confirm({ title: text, content: text, okText: text }, own.signal));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent.split(text)).toHaveLength(4);
    expect(dialog.querySelector('script, iframe, img, a, form, [onclick], [onerror], [onload]')).toBeNull();
    await act(async () => own.abort());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
