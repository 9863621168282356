export { hasImports, inlineImports } from './inlineImports';
export { scopeCss } from './scopeCss';
export { ROOT_ATTRIBUTE, scopeSelectors, wrapperClass } from './scopeSelector';
export { withAbsoluteUrls } from './withAbsoluteUrls';
