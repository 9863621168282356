import common from './zh-CN/common';
import routes from './zh-CN/routes';
import errors from './zh-CN/errors';
import editor from './zh-CN/editor';
import forms from './zh-CN/forms';
import saving from './zh-CN/saving';
import downloads from './zh-CN/downloads';
import feedback from './zh-CN/feedback';
import session from './zh-CN/session';
import binding from './zh-CN/binding';
import verification from './zh-CN/verification';
import navigation from './zh-CN/navigation';
import help from './zh-CN/help';
import home from './zh-CN/home';
import notices from './zh-CN/notices';
import manuals from './zh-CN/manuals';
import list from './zh-CN/list';
import messages from './zh-CN/messages';
import subsystems from './zh-CN/subsystems';
import inspector from './zh-CN/inspector';
import overrides from './zh-CN/overrides';
import chatBot from './zh-CN/chat-bot';
import grayRelease from './zh-CN/gray-release';
import recordPager from './zh-CN/record-pager';
import todo from './zh-CN/todo';
import workspace from './zh-CN/workspace';
import tabs from './zh-CN/tabs';
import sortable from './zh-CN/sortable';
import customize from './zh-CN/customize';
import personalCenter from './zh-CN/personal-center';
import permissionApplication from './zh-CN/permission-application';

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
