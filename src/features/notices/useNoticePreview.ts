import { useEffect } from 'react';
import { history, useLocation } from '@umijs/max';
import { PREVIEW_PARAMETER } from '@/constants/notices';

/** Marks the entries of the history that were made by opening a preview: behind them lies the page without it. */
const OPENED_HERE = { isPreviewOpenedHere: true };

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const withPreview = ({ pathname, search, hash }: Place, id: string | null): Place => {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(PREVIEW_PARAMETER);
  else query.set(PREVIEW_PARAMETER, id);
  const text = query.toString();
  return { pathname, search: text && `?${text}`, hash };
};

/**
 * Which notice is previewed stands in the address, `?preview=ID`: it can be shared, and Back closes it (R118).
 * An address that was opened directly gets the page without the preview put before it, so that Back closes it too.
 */
export function useNoticePreview() {
  const location = useLocation();
  const noticeId = new URLSearchParams(location.search).get(PREVIEW_PARAMETER) || null;
  const isOpenedHere = Boolean((location.state as Partial<typeof OPENED_HERE> | null)?.isPreviewOpenedHere);

  useEffect(() => {
    if (!noticeId || isOpenedHere) return;
    history.replace(withPreview(location, null));
    history.push(withPreview(location, noticeId), OPENED_HERE);
  }, [noticeId, isOpenedHere, location]);

  return {
    noticeId,
    /** Address and state of a link that opens a notice. */
    linkTo: (id: string) => ({ to: withPreview(location, id), state: OPENED_HERE }),
    close: () => {
      if (isOpenedHere) history.back();
      else history.replace(withPreview(location, null));
    },
  };
}

/** A link that opens a notice, as `useNoticePreview` makes it. */
export type NoticeLink = ReturnType<ReturnType<typeof useNoticePreview>['linkTo']>;
