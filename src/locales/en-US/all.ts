import common from './common';
import routes from './routes';
import errors from './errors';
import editor from './editor';
import forms from './forms';
import saving from './saving';
import downloads from './downloads';
import feedback from './feedback';
import session from './session';
import binding from './binding';
import verification from './verification';
import navigation from './navigation';
import help from './help';
import home from './home';
import notices from './notices';
import manuals from './manuals';
import list from './list';
import messages from './messages';
import subsystems from './subsystems';
import inspector from './inspector';
import overrides from './overrides';
import chatBot from './chat-bot';
import grayRelease from './gray-release';
import recordPager from './record-pager';
import todo from './todo';
import workspace from './workspace';
import tabs from './tabs';
import sortable from './sortable';
import customize from './customize';
import personalCenter from './personal-center';
import permissionApplication from './permission-application';

export default {
  ...common,
  ...routes,
  ...errors,
  ...downloads,
  ...feedback,
  ...editor,
  ...forms,
  ...saving,
  ...session,
  ...binding,
  ...verification,
  ...navigation,
  ...help,
  ...home,
  ...notices,
  ...manuals,
  ...list,
  ...messages,
  ...subsystems,
  ...inspector,
  ...overrides,
  ...chatBot,
  ...grayRelease,
  ...recordPager,
  ...todo,
  ...workspace,
  ...tabs,
  ...sortable,
  ...customize,
  ...personalCenter,
  ...permissionApplication,
};
