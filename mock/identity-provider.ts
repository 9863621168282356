import { plainEndpoints } from './_data/define';
import { sendSignInPage, signOut } from './_data/pages/sign-in';

export default plainEndpoints({
  'GET /_idp/login': sendSignInPage,
  'GET /_idp/logout': signOut,
});
