/** Reports what a selector matches: options are `{ selector, message }`, as for ESLint's rule `no-restricted-syntax`. */

/** @type {import('oxlint/plugins-dev').Rule} */
export const restrictedSyntaxRule = {
  meta: { type: 'problem', schema: { type: 'array' } },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    );
  },
};
