export { hasImports, inlineImports } from './inlineImports';
export { scopeCss } from './scopeCss';
export { placeClass, ROOT_ATTRIBUTE, scopeSelectors } from './scopeSelector';
export { withAbsoluteUrls } from './withAbsoluteUrls';
