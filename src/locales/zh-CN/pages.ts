// Texts of pages and dialogs: each of them waits for these when it is loaded.
import editor from './editor';
import forms from './forms';
import saving from './saving';
import binding from './binding';
import verification from './verification';
import help from './help';
import notices from './notices';
import manuals from './manuals';
import list from './list';
import messages from './messages';
import inspector from './inspector';
import overrides from './overrides';
import chatBot from './chat-bot';
import grayRelease from './gray-release';
import todo from './todo';
import sortable from './sortable';
import customize from './customize';
import personalCenter from './personal-center';
import permissionApplication from './permission-application';

export default {
  ...editor,
  ...forms,
  ...saving,
  ...binding,
  ...verification,
  ...help,
  ...notices,
  ...manuals,
  ...list,
  ...messages,
  ...inspector,
  ...overrides,
  ...chatBot,
  ...grayRelease,
  ...todo,
  ...sortable,
  ...customize,
  ...personalCenter,
  ...permissionApplication,
};
