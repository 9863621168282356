import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { environments } from '../../../config/environments';
import { Widget } from './Widget';

const ORIGIN = 'https://chat-bot-test.property-group.example';

const frames = () => [...document.querySelectorAll('iframe')];
const launcher = () => screen.queryByRole('button', { name: '打开智能客服' });
const panel = () => screen.queryByRole('dialog', { name: '智能客服' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Posts a message as the embedded page would. */
function post(message: object, { origin = ORIGIN, source = frames()[0]?.contentWindow as unknown } = {}) {
  const event = new MessageEvent('message', { data: { source: 'portal-chat-bot', version: 1, ...message }, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

const at = (application: number | undefined, route: string) => <Widget application={application} route={route} />;

beforeEach(() => {
  window.__PORTAL_ENVIRONMENT__ = environments.test;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the widget', () => {
  test('R094 R321 is mounted 200 ms after a change of route and not earlier', () => {
    const { rerender } = render(at(37, '/lift'));
    wait(199);
    expect(frames()).toHaveLength(0);
    wait(1);
    expect(frames()).toHaveLength(1);
    expect(frames()[0]!.src).toMatch(new RegExp(`^${ORIGIN}/\\?applicationId=37&lang=(zh-CN|en-US)$`));
    const before = frames()[0];
    rerender(at(37, '/lift/records'));
    expect(frames()).toHaveLength(0);
    wait(199);
    expect(frames()).toHaveLength(0);
    wait(1);
    expect(frames()).toHaveLength(1);
    expect(frames()[0]).not.toBe(before);
  });

  test('R094 is mounted once after five fast changes, also when the last one returns to the first route', () => {
    const { rerender } = render(at(37, '/lift'));
    wait(200);
    const made = jest.spyOn(document, 'createElement');
    for (const [application, route] of [
      [36, '/af'],
      [30, '/jcpt'],
      [34, '/gdzt'],
      [undefined, '/home'],
      [37, '/lift'],
    ] as const) {
      rerender(at(application, route));
      expect(frames()).toHaveLength(0);
      wait(150);
    }
    expect(frames()).toHaveLength(0);
    wait(50);
    expect(frames()).toHaveLength(1);
    wait(10_000);
    expect(made.mock.calls.filter(([name]) => name === 'iframe')).toHaveLength(1);
    made.mockRestore();
  });

  test('R093 shows no launcher before the widget is ready, nor where there is no chat-bot', () => {
    const { rerender } = render(at(37, '/lift'));
    wait(60_000);
    expect(launcher()).not.toBeInTheDocument();
    post({ type: 'ready' });
    expect(launcher()).toBeInTheDocument();
    rerender(at(undefined, '/opbi'));
    wait(60_000);
    expect(frames()).toHaveLength(0);
    expect(launcher()).not.toBeInTheDocument();
  });

  test('R093 T12 accepts messages only from its own window and origin', () => {
    render(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' }, { origin: 'https://evil.example' });
    post({ type: 'ready' }, { origin: window.location.origin });
    post({ type: 'ready' }, { source: window });
    post({ type: 'ready' }, { source: null });
    post({ type: 'ready', version: 2 });
    expect(launcher()).not.toBeInTheDocument();
    post({ type: 'ready' });
    fireEvent.click(launcher()!);
    post({ type: 'close' }, { source: window });
    expect(panel()).toBeInTheDocument();
    post({ type: 'close' });
    expect(panel()).not.toBeInTheDocument();
    expect(launcher()).toHaveFocus();
  });

  test('R094 R182 reopens the open conversation for the same application only', () => {
    const { rerender } = render(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    fireEvent.click(launcher()!);
    post({ type: 'conversation', id: 'c-1' });
    rerender(at(37, '/lift/records'));
    expect(panel()).not.toBeInTheDocument();
    wait(200);
    expect(frames()[0]!.src).toContain('conversation=c-1');
    post({ type: 'ready' });
    expect(panel()).toBeInTheDocument();

    rerender(at(36, '/af'));
    wait(200);
    expect(frames()[0]!.src).not.toContain('conversation');
    post({ type: 'ready' });
    expect(panel()).not.toBeInTheDocument();

    rerender(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    expect(panel()).not.toBeInTheDocument();
    fireEvent.click(launcher()!);
    expect(panel()).toBeInTheDocument();
  });

  test('R094 R182 stays open across a page without a chat-bot', () => {
    const { rerender } = render(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    fireEvent.click(launcher()!);
    rerender(at(undefined, '/home'));
    wait(200);
    rerender(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    expect(panel()).toBeInTheDocument();
  });

  test('R093 closes on Escape, stops the event, and restores the focus', () => {
    const outside = jest.fn();
    window.addEventListener('keydown', outside);
    render(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    fireEvent.click(launcher()!);
    const close = within(panel()!).getByRole('button', { name: '关闭智能客服' });
    fireEvent.keyDown(close, { key: 'Escape' });
    expect(panel()).not.toBeInTheDocument();
    expect(launcher()).toHaveFocus();
    expect(outside).not.toHaveBeenCalled();
    fireEvent.keyDown(launcher()!, { key: 'Escape' });
    expect(outside).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', outside);
  });

  test('R093 the arrow keys move the panel, and its position is stored', () => {
    // What the styles of a browser give.
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(360);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(520);
    const first = render(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    fireEvent.click(launcher()!);
    const mover = screen.getByRole('button', { name: '移动智能客服' });
    fireEvent.keyDown(mover, { key: 'ArrowDown' });
    fireEvent.keyDown(mover, { key: 'ArrowLeft' });
    const position = () => {
      const { style } = panel()!.parentElement!;
      return [style.getPropertyValue('--right'), style.getPropertyValue('--top')];
    };
    expect(position()).toEqual(['24px', '24px']);
    fireEvent.keyDown(mover, { key: 'ArrowUp' });
    fireEvent.keyDown(mover, { key: 'ArrowUp' });
    expect(position()).toEqual(['24px', '8px']);
    first.unmount();
    render(at(37, '/lift'));
    wait(200);
    post({ type: 'ready' });
    fireEvent.click(launcher()!);
    expect(position()).toEqual(['24px', '8px']);
    jest.restoreAllMocks();
  });

  test('T21 leaves one frame and no listener after many changes of route', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const { rerender, unmount } = render(at(37, '/lift'));
    for (let turn = 0; turn < 20; turn += 1) {
      rerender(at(37, `/lift/${turn}`));
      wait(200);
      post({ type: 'ready' });
    }
    expect(frames()).toHaveLength(1);
    unmount();
    const count = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'message').length;
    expect(count(added)).toBeGreaterThan(15);
    expect(count(removed)).toBe(count(added));
  });
});
