import { act, render, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { ChatBot } from './ChatBot';

let mockLoads = 0;
let isBroken = false;

// A function declaration: the hoisted mock below refers to it.
function mockWidget({ application, route }: { application?: number; route: string }) {
  if (isBroken) throw new Error('broken on purpose');
  return <p>{`${application ?? 'none'} at ${route}`}</p>;
}

jest.mock('./Widget', () => {
  mockLoads += 1;
  return { Widget: mockWidget };
});

/** Waits until the browser is idle and the chunk has loaded. */
const idle = async () => {
  await act(async () => void (await jest.advanceTimersByTimeAsync(1_000)));
};

const show = async (address: string) => {
  history.replace(address);
  const view = render(<ChatBot />);
  await idle();
  return view;
};

beforeEach(() => {
  mockLoads = 0;
  isBroken = false;
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test('R093 nothing is loaded for systems without a chat-bot, nor when the side bar is hidden', async () => {
  const { container } = await show('/home');
  expect(container).toBeEmptyDOMElement();
  act(() => history.push('/lift?hideBar=1'));
  await idle();
  expect(container).toBeEmptyDOMElement();
  expect(mockLoads).toBe(0);
});

test('R093 the widget is loaded when the browser is idle, and gets every later route', async () => {
  history.replace('/lift');
  render(<ChatBot />);
  expect(mockLoads).toBe(0);
  await idle();
  expect(screen.getByText('37 at /lift')).toBeInTheDocument();
  act(() => history.push('/home?a=1'));
  expect(screen.getByText('none at /home?a=1')).toBeInTheDocument();
  act(() => history.push('/byd?source=task'));
  expect(screen.getByText('33 at /byd?source=task')).toBeInTheDocument();
});

test('R093 F52 a widget that throws during rendering is removed, and the error is logged', async () => {
  isBroken = true;
  const { container } = await show('/lift');
  expect(container).toBeEmptyDOMElement();
  expect(console.error).toHaveBeenCalledWith('[chat-bot]', expect.any(Error), expect.anything());
});
