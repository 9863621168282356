import { history, useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { MESSAGE_PARAMETER } from '@/constants/messages';

/** Marks the entries of the history that were made by opening a message: behind them lies the list without it. */
const OPENED_HERE = { isMessageOpenedHere: true };

/**
 * Which message is open stands in the address, `?message=ID`: it can be shared, the bell leads to it, and Back closes
 * it. One that was opened by its address is closed by taking it out of there.
 */
export function useOpenMessage() {
  const location = useLocation();
  const messageId = new URLSearchParams(location.search).get(MESSAGE_PARAMETER) || null;
  const isOpenedHere = Boolean((location.state as Partial<typeof OPENED_HERE> | null)?.isMessageOpenedHere);

  const placeWith = (id: string | null) => {
    const query = new URLSearchParams(location.search);
    if (id === null) query.delete(MESSAGE_PARAMETER);
    else query.set(MESSAGE_PARAMETER, id);
    const text = query.toString();
    return { pathname: location.pathname, search: text && `?${text}`, hash: location.hash };
  };
  const open = useMemoizedFn((id: string) => {
    // Going from one message to the next does not pile up.
    if (messageId === null) history.push(placeWith(id), OPENED_HERE);
    else history.replace(placeWith(id), location.state);
  });
  const close = useMemoizedFn(() => {
    if (isOpenedHere) history.back();
    else history.replace(placeWith(null));
  });
  return { messageId, open, close };
}
