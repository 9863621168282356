import { history } from '@umijs/max';
import { onLanguageChange } from '@/shell/preferences';
import { onSessionEnd, onSessionStart } from '@/shell/session';
import { rememberHistoryIndex } from '@/utils/historyIndex';
import { sessionArea } from '@/utils/storage';
import { followMenuOrder } from './customize/menuChannel';
import { whenNamed } from './registeredEntries';
import { cancelLoading, loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';
import { cancelOpening } from './openEntry';
import { readRecent } from './recentEntries';

/** Connects the navigation to the session: loads at its start, stops at its end. Returns the undo function. */
export function startNavigation(): () => void {
  const stop = () => {
    cancelOpening();
    cancelLoading();
  };
  const stops = [
    onSessionStart(({ userKey }) => {
      navigationStore.setState({
        chosenCode: sessionArea.read('nav_header_check_value') ?? null,
        recentCodes: readRecent(userKey),
      });
      void loadEntries();
    }),
    onSessionEnd(stop),
    // Navigation cancels the check of the previous click; a redirect does not count.
    history.listen(({ action }) => {
      rememberHistoryIndex();
      if (action !== 'REPLACE') cancelOpening();
    }),
    onLanguageChange(() => void whenNamed()),
    followMenuOrder(),
    stop,
  ];
  return () => stops.forEach((each) => each());
}
