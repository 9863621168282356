// Umi runs this file before anything else of the application: the token has to leave the address first (T1).
import { consumeTokenFromUrl } from '@/shell/sign-in';
import { numberEntries } from '@/utils/numberEntries';

consumeTokenFromUrl();
// The router, which is made later, has to find every entry numbered.
numberEntries();
