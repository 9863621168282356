/**
 * Browser tests: a value that is read once, between an action and its response, may be outdated. Reports assertions on
 * such a read, and variables that hold one and are asserted later.
 * Use a retrying assertion (`expect(locator).toHaveText()`, `expect.poll()`) or `portal.settled(…)`, which reads when no
 * call is pending.
 */
const reads = new Set([
  'textContent',
  'innerText',
  'innerHTML',
  'allTextContents',
  'allInnerTexts',
  'count',
  'inputValue',
  'getAttribute',
  'evaluate',
  'evaluateAll',
  'boundingBox',
  'isVisible',
  'isHidden',
  'isChecked',
  'isEnabled',
  'isDisabled',
  'content',
]);

/** Values that do not change once they exist: the body of a response, a file, an opened page. */
const final = new Set(['text', 'json', 'body', 'allHeaders', 'headerValue', 'path', 'fetch', 'get', 'post', 'cookies']);

const nameOf = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;

/** Whether a call is part of an assertion: `expect(x)`, `expect.poll(f)`, `expect(x).not.toBe(y)`. */
function isAssertion(node) {
  if (node.type === 'Identifier') return node.name === 'expect';
  if (node.type === 'CallExpression') return isAssertion(node.callee);
  return node.type === 'MemberExpression' && isAssertion(node.object);
}

/** Whether a node is part of an assertion, but not of a function that the assertion calls repeatedly. */
function isAsserted(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (/Function/.test(at.parent.type) || /Statement|Declarat/.test(at.parent.type)) return false;
    if (at.parent.type === 'CallExpression' && at.parent.arguments.includes(at) && isAssertion(at.parent)) return true;
  }
  return false;
}

/** Calls inside an awaited expression that read the screen, such as `(await a.textContent())!.trim()`. */
const readOf = (node) => (node?.type === 'CallExpression' && reads.has(nameOf(node)) ? nameOf(node) : undefined);

/** @type {import('oxlint/plugins-dev').Rule} */
export const readOnceRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      asserted: 'Read once and asserted: use an assertion that retries (web-first, or expect.poll).',
      kept: "'{{name}}' is read once by {{read}}() and asserted later: read it with portal.settled(), or assert what is awaited.",
    },
  },
  create(context) {
    return {
      AwaitExpression(node) {
        const call = node.argument;
        if (call.type !== 'CallExpression') return;
        const name = nameOf(call);
        if (isAsserted(node)) {
          if (!isAssertion(call) && !final.has(name)) context.report({ node, messageId: 'asserted' });
          return;
        }
        const read = readOf(call);
        if (!read) return;
        let declared = node.parent;
        while (/^TS|MemberExpression|CallExpression|ChainExpression/.test(declared.type)) declared = declared.parent;
        if (declared.type !== 'VariableDeclarator') return;
        for (const variable of context.sourceCode.getDeclaredVariables(declared)) {
          if (variable.references.some(({ identifier, init }) => !init && isAsserted(identifier)))
            context.report({ node: declared.id, messageId: 'kept', data: { name: variable.name, read } });
        }
      },
    };
  },
};
