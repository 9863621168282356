// jsdom tries each of the 120 rules of its own style sheet on an element whenever its style is asked for, and again on
// every ancestor for its visibility: a third of the time of a query by role. Most rules name elements of another type;
// only the others are tried here, with the same result (styleRules.test.ts).
const cssom = require('cssom');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

const isForScreens = ({ media }) => !media || Array.from(media).includes('screen');
/** Rules of a sheet in their order, those of its media queries included. */
const rulesOf = ({ cssRules }) =>
  Array.from(cssRules)
    .filter(isForScreens)
    .flatMap((rule) => (rule.media ? Array.from(rule.cssRules) : [rule]));

/** The element types that a selector names, or '*' for any. */
const typesOf = (selector) =>
  selector.split(/,(?![^(]*\))/).map(
    (one) =>
      /^[a-z][\w-]*/i.exec(
        one
          .trim()
          .split(/[\s>+~]+/)
          .at(-1),
      )?.[0] ?? '*',
  );

const defaultRules = rulesOf(cssom.parse(defaultStyleSheet)).map((rule) => ({
  rule,
  types: new Set(typesOf(rule.selectorText)),
}));

const byType = new Map();
const defaultRulesFor = (type) => {
  const known = byType.get(type);
  if (known) return known;
  const rules = defaultRules.filter(({ types }) => types.has('*') || types.has(type)).map(({ rule }) => rule);
  byType.set(type, rules);
  return rules;
};

const all = styleRules.forEachMatchingSheetRuleOfElement;
const few = (element, handle) => {
  const sheets = Array.from(element._ownerDocument.styleSheets._list);
  for (const rule of [...defaultRulesFor(element.localName), ...sheets.flatMap(rulesOf)])
    if (matchesDontThrow(element, rule.selectorText)) handle(rule);
};
// Read by jsdom when it is loaded, and at every call by its own module.
styleRules.forEachMatchingSheetRuleOfElement = few;

const selectorsBy = (forEach) => (element) => {
  const selectors = [];
  forEach(implForWrapper(element), ({ selectorText }) => selectors.push(selectorText));
  return selectors;
};
/** The selectors that match an element: as jsdom finds them by itself, and as it does with this module. */
module.exports = { allMatching: selectorsBy(all), fewMatching: selectorsBy(few) };
