import { act, renderHook } from '@testing-library/react';
import { stageStore, type PaneView } from '../stageStore';
import { useLeaveQuestion } from './useLeaveQuestion';

let mockIsLeaving = false;
jest.mock('@/utils/safeRedirect', () => ({ isLeaving: () => mockIsLeaving }));

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};
const hold = (hasUnsaved: boolean) =>
  act(() => stageStore.setState({ panes: [{ key: 'mgr', hasUnsaved } as PaneView] }));

afterEach(() => act(() => stageStore.setState({ panes: [] })));

test('the browser asks before unsaved work is reloaded away, and only then', () => {
  const { unmount } = renderHook(useLeaveQuestion);
  expect(leave()).toBe('left');
  hold(true);
  expect(leave()).toBe('asked');
  hold(false);
  expect(leave()).toBe('left');
  hold(true);
  unmount();
  expect(leave()).toBe('left');
});

test('R154 a way out that the portal takes itself asks nothing', () => {
  renderHook(useLeaveQuestion);
  hold(true);
  mockIsLeaving = true;
  expect(leave()).toBe('left');
});
