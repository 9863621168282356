import common from './en-US/common';
import routes from './en-US/routes';
import errors from './en-US/errors';
import editor from './en-US/editor';
import forms from './en-US/forms';
import saving from './en-US/saving';
import downloads from './en-US/downloads';
import feedback from './en-US/feedback';
import session from './en-US/session';
import binding from './en-US/binding';
import verification from './en-US/verification';
import navigation from './en-US/navigation';
import help from './en-US/help';
import home from './en-US/home';
import notices from './en-US/notices';
import manuals from './en-US/manuals';
import list from './en-US/list';
import messages from './en-US/messages';
import subsystems from './en-US/subsystems';
import inspector from './en-US/inspector';
import overrides from './en-US/overrides';
import chatBot from './en-US/chat-bot';
import grayRelease from './en-US/gray-release';
import recordPager from './en-US/record-pager';
import todo from './en-US/todo';
import workspace from './en-US/workspace';
import tabs from './en-US/tabs';
import sortable from './en-US/sortable';
import customize from './en-US/customize';
import personalCenter from './en-US/personal-center';
import permissionApplication from './en-US/permission-application';

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
