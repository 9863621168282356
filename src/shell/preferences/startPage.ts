/** The page that the portal opens with, where its address names none (R020): the person's choice on this device. */
import { isStartPage, START_PAGES, type StartPage } from '@/domain/preferences';
import { localArea } from '@/utils/storage';

const accept = (value: unknown) => (isStartPage(value) ? value : undefined);

/** The chosen page; the home page where none is. */
export const getStartPage = (): StartPage => localArea.read('portal.startPage', accept) ?? START_PAGES[0];

/** Keeps the choice; it counts from the next time on. */
export const setStartPage = (page: StartPage): void => void localArea.write('portal.startPage', page);
