// Umi runs this file before all other code of the application: the token has to leave the address first (T1).
import { preloadUser } from '@/shell/session';
import { consumeTokenFromUrl } from '@/shell/single-sign-on';
import { numberHistoryEntries } from '@/utils/historyIndex';

consumeTokenFromUrl();
// The router, which is created later, must find every entry numbered.
numberHistoryEntries();
// The user info takes longest: it is on its way while the rest of the application is run.
preloadUser();
