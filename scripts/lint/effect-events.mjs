/**
 * Enforces one hook per purpose: a function that only effects call is a `useEffectEvent`; `useMemoizedFn` is for a stable
 * function that is passed on.
 */
const EFFECTS = /^use(Layout)?Effect$/;

const isEffect = (node) => node.type === 'CallExpression' && EFFECTS.test(node.callee.name ?? '');

/** Whether a node is a dependency of an effect, or called inside one. */
function isForEffect(node) {
  const isCalled = node.parent.type === 'CallExpression' && node.parent.callee === node;
  for (let at = node; at.parent; at = at.parent) {
    if (!isEffect(at.parent)) continue;
    return isCalled || (at === at.parent.arguments[1] && node.parent === at);
  }
  return false;
}

/** @type {import('oxlint/plugins-dev').Rule} */
export const effectEventsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { event: "Only effects call '{{name}}': use useEffectEvent, and leave it out of the dependencies." },
  },
  create(context) {
    return {
      "VariableDeclarator[init.callee.name='useMemoizedFn']"(node) {
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          const uses = variable.references.filter(({ init }) => !init).map(({ identifier }) => identifier);
          if (uses.length > 0 && uses.every(isForEffect))
            context.report({ node: node.id, messageId: 'event', data: { name: variable.name } });
        }
      },
    };
  },
};
