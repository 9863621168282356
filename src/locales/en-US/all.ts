// Every text, for types and tests.
import pages from './pages';
import shell from './shell';

export default { ...shell, ...pages };
