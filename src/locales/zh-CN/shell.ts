// Texts of the frame and of the home page: the first screen waits for them.
import common from './common';
import actions from './actions';
import routes from './routes';
import errors from './errors';
import downloads from './downloads';
import feedback from './feedback';
import session from './session';
import navigation from './navigation';
import home from './home';
import homeNotices from './home-notices';
import homeManuals from './home-manuals';
import homeTodos from './home-todos';
import bindingBanner from './binding-banner';
import frameExtras from './frame-extras';
import subsystems from './subsystems';
import recordPager from './record-pager';
import workspace from './workspace';
import tabs from './tabs';

export default {
  ...common,
  ...actions,
  ...routes,
  ...errors,
  ...downloads,
  ...feedback,
  ...session,
  ...navigation,
  ...home,
  ...homeNotices,
  ...homeManuals,
  ...homeTodos,
  ...bindingBanner,
  ...frameExtras,
  ...subsystems,
  ...recordPager,
  ...workspace,
  ...tabs,
};
