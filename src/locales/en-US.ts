import common from './en-US/common';
import routes from './en-US/routes';
import errors from './en-US/errors';
import feedback from './en-US/feedback';
import session from './en-US/session';
import navigation from './en-US/navigation';
import help from './en-US/help';
import home from './en-US/home';
import notices from './en-US/notices';
import manuals from './en-US/manuals';
import subsystems from './en-US/subsystems';

export default {
  ...common,
  ...routes,
  ...errors,
  ...feedback,
  ...session,
  ...navigation,
  ...help,
  ...home,
  ...notices,
  ...manuals,
  ...subsystems,
};
