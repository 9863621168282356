/** The page that the portal opens when the address names none (R020): the person's choice on this device. */
import { isStartPage, START_PAGES, type StartPage } from '@/domain/preferences';
import { localArea } from '@/utils/storage';

const accept = (value: unknown) => (isStartPage(value) ? value : undefined);

/** The chosen page; by default the home page. */
export const getStartPage = (): StartPage => localArea.read('portal.startPage', accept) ?? START_PAGES[0];

/** Stores the choice; it applies from the next start. */
export const setStartPage = (page: StartPage): void => void localArea.write('portal.startPage', page);
