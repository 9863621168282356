import { history } from '@umijs/max';
import { onSessionEnd, onSessionStart } from '@/shell/session';
import { sessionArea } from '@/utils/storage';
import { cancelLoading, loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';
import { cancelOpening } from './openEntry';
import { readRecent } from './recentEntries';

/** Ties the navigation to the session: loads at its start, stops at its end. Returns what stops it. */
export function startNavigation(): () => void {
  const stop = () => {
    cancelOpening();
    cancelLoading();
  };
  const stops = [
    onSessionStart(({ person }) => {
      navigationStore.setState({
        chosenCode: sessionArea.read('nav_header_check_value') ?? null,
        recentCodes: readRecent(person),
      });
      void loadEntries();
    }),
    onSessionEnd(stop),
    // Whoever goes somewhere else no longer waits for the answer to the click before; a redirect is nobody's wish.
    history.listen(({ action }) => {
      if (action !== 'REPLACE') cancelOpening();
    }),
    stop,
  ];
  return () => stops.forEach((each) => each());
}
