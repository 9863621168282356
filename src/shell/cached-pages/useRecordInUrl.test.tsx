import type { Context, ReactNode } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { act, renderHook, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { useRecordInUrl } from './useRecordInUrl';

const LocationContext = UNSAFE_LocationContext as unknown as Context<{ location: typeof history.location }>;

const show = () => renderHook(() => useRecordInUrl('preview'));
const address = () => history.location.pathname + history.location.search;
const closed = (result: ReturnType<typeof show>['result']) => waitFor(() => expect(result.current.id).toBeNull());

describe('a record that is open over its page', () => {
  test('R118 a link opens it, closing goes back to where it was opened', async () => {
    history.push('/home?column=2');
    const { result } = show();
    expect(result.current.id).toBeNull();
    const { to, state } = result.current.linkTo('5');
    act(() => history.push(to, state));
    expect(result.current.id).toBe('5');
    expect(address()).toBe('/home?column=2&preview=5');
    act(() => result.current.close());
    await closed(result);
    expect(address()).toBe('/home?column=2');
  });

  test('R118 opened by its address, Back closes it too', async () => {
    history.push('/home?preview=5');
    const entries = window.history.length;
    const { result } = show();
    expect(result.current.id).toBe('5');
    expect(window.history.length).toBe(entries + 1);
    act(() => history.back());
    await closed(result);
    expect(address()).toBe('/home');
  });

  test('R118 a reload keeps it open, and Back still closes it', async () => {
    history.push('/home?preview=5');
    show().unmount();
    const entries = window.history.length;
    // The browser restores the history state of a reloaded page.
    const { result } = show();
    expect(result.current.id).toBe('5');
    expect(window.history.length).toBe(entries);
    act(() => result.current.close());
    await closed(result);
    expect(address()).toBe('/home');
  });

  test('R118 going from one record to the next adds no history entries', async () => {
    history.push('/home');
    const { result } = show();
    act(() => result.current.open('5'));
    const entries = window.history.length;
    act(() => result.current.open('6'));
    expect(result.current.id).toBe('6');
    expect(window.history.length).toBe(entries);
    act(() => result.current.close());
    await closed(result);
    expect(address()).toBe('/home');
  });

  test('R118 R069 who goes on to another page comes back to the page without it', () => {
    history.push('/home?column=2');
    const { result } = show();
    act(() => result.current.open('5'));
    expect(address()).toBe('/home?column=2&preview=5');
    act(() => result.current.leaveFor('/mainApp/elsewhere'));
    expect(address()).toBe('/mainApp/elsewhere');
    act(() => void window.history.back());
    return waitFor(() => expect(address()).toBe('/home?column=2'));
  });

  test('R118 closing twice at once does not leave the page', async () => {
    history.push('/elsewhere');
    history.push('/home');
    const { result } = show();
    const back = jest.spyOn(window.history, 'go');
    for (const record of ['5', '6']) {
      act(() => result.current.open(record));
      act(() => {
        result.current.close();
        result.current.close();
      });
      await closed(result);
    }
    expect(back).toHaveBeenCalledTimes(2);
    expect(address()).toBe('/home');
  });

  test('R118 R069 a hidden cached page does not change the address', () => {
    history.push('/list?preview=5');
    const contextValue = { location: history.location };
    // The page on screen has a record of the same name open, and handles its address itself.
    history.push('/home?preview=5');
    const { result } = renderHook(() => useRecordInUrl('preview'), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <LocationContext.Provider value={contextValue}>{children}</LocationContext.Provider>
      ),
    });
    expect(result.current.id).toBe('5');
    expect(address()).toBe('/home?preview=5');
    expect(history.location.state).toBeNull();
  });

  test('R118 a record that does not exist leaves the address, is open until it is closed, and is not met again', async () => {
    history.push('/elsewhere');
    history.push('/home?preview=5&column=2');
    const { result } = show();
    act(() => result.current.forget());
    expect(result.current.id).toBe('5');
    expect(address()).toBe('/home?column=2');
    act(() => result.current.close());
    await closed(result);
    expect(address()).toBe('/home?column=2');

    act(() => result.current.open('5'));
    expect(result.current.id).toBe('5');
    act(() => result.current.forget());
    act(() => history.push('/elsewhere'));
    expect(result.current.id).toBeNull();
  });

  test('R118 Back closes a record that does not exist, and another one takes its place', async () => {
    history.push('/home?preview=5');
    const { result } = show();
    act(() => result.current.forget());
    act(() => result.current.open('6'));
    expect(result.current.id).toBe('6');
    act(() => result.current.forget());
    act(() => history.back());
    await closed(result);
    expect(address()).toBe('/home');
  });

  test('R118 an empty parameter opens nothing', () => {
    history.push('/home?preview=');
    expect(show().result.current.id).toBeNull();
  });
});
