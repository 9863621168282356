import common from './zh-CN/common';
import routes from './zh-CN/routes';
import errors from './zh-CN/errors';
import feedback from './zh-CN/feedback';
import session from './zh-CN/session';
import navigation from './zh-CN/navigation';
import help from './zh-CN/help';
import home from './zh-CN/home';
import notices from './zh-CN/notices';
import manuals from './zh-CN/manuals';
import subsystems from './zh-CN/subsystems';

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
