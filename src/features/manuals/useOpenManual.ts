import { history, useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { MANUAL_PARAMETER } from '@/constants/manuals';

/** Marks the entries of the history that were made by opening a manual: behind them lies the list without it. */
const OPENED_HERE = { isManualOpenedHere: true };

/** Which manual is looked at stands in the address, `?manual=ID`: it can be shared, and Back closes it (R048). */
export function useOpenManual() {
  const location = useLocation();
  const manualId = new URLSearchParams(location.search).get(MANUAL_PARAMETER) || null;
  const isOpenedHere = Boolean((location.state as Partial<typeof OPENED_HERE> | null)?.isManualOpenedHere);

  const placeWith = (id: string | null) => {
    const query = new URLSearchParams(location.search);
    if (id === null) query.delete(MANUAL_PARAMETER);
    else query.set(MANUAL_PARAMETER, id);
    const text = query.toString();
    return { pathname: location.pathname, search: text && `?${text}`, hash: location.hash };
  };
  return {
    manualId,
    open: useMemoizedFn((id: string) => history.push(placeWith(id), OPENED_HERE)),
    close: useMemoizedFn(() => {
      if (isOpenedHere) history.back();
      else history.replace(placeWith(null));
    }),
  };
}
