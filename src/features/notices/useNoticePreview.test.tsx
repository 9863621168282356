import { act, renderHook, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { useNoticePreview } from './useNoticePreview';

const show = () => renderHook(() => useNoticePreview()).result;

describe('address of the preview', () => {
  test('R118 a link opens a notice, closing goes back to where it was opened', async () => {
    history.push('/home?column=2');
    const preview = show();
    expect(preview.current.noticeId).toBeNull();
    const { to, state } = preview.current.linkTo('5');
    act(() => history.push(to, state));
    expect(preview.current.noticeId).toBe('5');
    expect(history.location.search).toBe('?column=2&preview=5');
    act(() => preview.current.close());
    await waitFor(() => expect(preview.current.noticeId).toBeNull());
    expect(history.location.search).toBe('?column=2');
  });

  test('R118 opened by its address, Back closes it, too', async () => {
    history.push('/home?preview=5');
    const entries = window.history.length;
    const preview = show();
    expect(preview.current.noticeId).toBe('5');
    expect(window.history.length).toBe(entries + 1);
    act(() => history.back());
    await waitFor(() => expect(preview.current.noticeId).toBeNull());
    expect(history.location.pathname + history.location.search).toBe('/home');
  });

  test('R118 an empty parameter opens nothing', () => {
    history.push('/home?preview=');
    expect(show().current.noticeId).toBeNull();
  });
});
