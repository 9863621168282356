/**
 * Every visible text comes from src/locales: reports letters in JSX and in attributes that are shown or read out, and
 * Chinese anywhere else.
 */
const letters = /\p{L}/u;
const chinese = /\p{Script=Han}/u;
const seen = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'tip',
  'okText',
  'cancelText',
  'description',
  'content',
  'text',
  'tooltip',
  'name-text',
]);

const literalOf = (value) => {
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (inner?.type === 'Literal' && typeof inner.value === 'string') return inner.value;
  if (inner?.type === 'TemplateLiteral') return inner.quasis.map(({ value: { cooked } }) => cooked).join('');
  return undefined;
};

/** @type {import('oxlint/plugins-dev').Rule} */
export const textsRule = {
  meta: { type: 'problem', schema: [], messages: { text: "'{{text}}' is a text: it belongs into src/locales." } },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } });
    return {
      JSXText: (node) => letters.test(node.value) && report(node, node.value),
      JSXAttribute(node) {
        const text = literalOf(node.value);
        if (text !== undefined && seen.has(String(node.name.name)) && letters.test(text)) report(node, text);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        const text = literalOf(node);
        if (text !== undefined && letters.test(text)) report(node, text);
      },
      Literal: (node) => typeof node.value === 'string' && chinese.test(node.value) && report(node, node.value),
      TemplateElement: (node) => chinese.test(node.value.raw) && report(node, node.value.raw),
    };
  },
};
