// Stryker plug-in: ignores text that only developers read, because no test should fix its wording.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isConsole = ({ callee }) => callee.type === 'MemberExpression' && callee.object.name === 'console';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'logs', {
    shouldIgnore: (path) => {
      if (path.isCallExpression() && isConsole(path.node)) return 'text of a log';
      // Errors of the portal's own classes are not ignored: their fields reach the user.
      if (path.isNewExpression() && path.node.callee.name === 'Error') return 'text of a programming error';
      return undefined;
    },
  }),
];
