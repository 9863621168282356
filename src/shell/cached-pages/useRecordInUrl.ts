import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { history, useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';

/** Marks history entries that were made by opening a record: the entry before is the page without it. */
const OPENED_HERE = { isOpenedHere: true };

interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** Address and state of a link that opens a record over its page. */
export interface OpenRecordLink {
  to: Path;
  state: typeof OPENED_HERE;
}

const isMarked = (state: unknown): boolean => Boolean((state as Partial<typeof OPENED_HERE> | null)?.isOpenedHere);

/**
 * Stores the record that is open over a page in the address, such as `?preview=ID`: it can be shared, a reload keeps it
 * open, and Back closes it (R118). For an address that was opened directly, the page without the record is inserted
 * before it, so that Back closes it too. A record that does not exist is shown once: with its address, each return to the
 * page would show it again.
 *
 * @param parameter - Name of the parameter that holds the id.
 */
export function useRecordInUrl(parameter: string) {
  const location = useLocation();
  const idIn = (search: string) => new URLSearchParams(search).get(parameter) || null;
  const requested = idIn(location.search);
  const [missing, setMissing] = useState<string | null>(null);
  const id = requested ?? missing;
  const isOpenedHere = isMarked(location.state);

  const pathWith = ({ pathname, search, hash }: Path, record: string | null): Path => {
    const query = new URLSearchParams(search);
    if (record === null) query.delete(parameter);
    else query.set(parameter, record);
    const text = query.toString();
    return { pathname, search: text && `?${text}`, hash };
  };

  const putPageBehind = useEffectEvent(() => {
    if (requested === null || isOpenedHere) return;
    const now = history.location;
    // A cached page that is not on screen must not change the address.
    if (now.pathname !== location.pathname || idIn(now.search) !== requested || isMarked(now.state)) return;
    history.replace(pathWith(now, null));
    history.push(pathWith(now, requested), OPENED_HERE);
  });
  // A hidden page keeps its state: whoever comes back does not see the missing record again.
  const isForgetting = useRef(false);
  useLayoutEffect(() => {
    if (!isForgetting.current) setMissing(null);
    isForgetting.current = false;
  }, [location]);
  // Going back is asynchronous; a second click meanwhile must not go back again.
  const isGoingBack = useRef(false);
  useEffect(() => {
    isGoingBack.current = false;
    putPageBehind();
  }, [location]);

  return {
    /** The open record; null when there is none. */
    id,
    linkTo: (record: string): OpenRecordLink => ({ to: pathWith(location, record), state: OPENED_HERE }),
    open: useMemoizedFn((record: string) => {
      setMissing(null);
      // Going from one record to the next adds no history entries.
      if (id === null) history.push(pathWith(location, record), OPENED_HERE);
      else history.replace(pathWith(location, record), location.state);
    }),
    close: useMemoizedFn(() => {
      setMissing(null);
      if (!isOpenedHere) return history.replace(pathWith(location, null));
      if (isGoingBack.current) return;
      isGoingBack.current = true;
      history.back();
    }),
    /** Goes on to another page. Whoever comes back finds the page without the record. */
    leaveFor: useMemoizedFn((address: string) => {
      // Drawn in between: a page that is shown again has the address with which it was last drawn.
      flushSync(() => history.replace(pathWith(location, null)));
      history.push(address);
    }),
    /** Takes a record that does not exist out of the address; it stays open until it is closed or the page is left. */
    forget: useMemoizedFn(() => {
      const now = history.location;
      if (requested === null || now.pathname !== location.pathname || idIn(now.search) !== requested) return;
      isForgetting.current = true;
      setMissing(requested);
      history.replace(pathWith(now, null), now.state);
    }),
  };
}
