export { arrangeEntries, type Arrangement } from './arrangeEntries';
export { allowedAddress, bydAddress, clickTarget, type ClickTarget } from './clickTarget';
export { BASIC_CODE, FIXED_CODES, HOME_CODE, MAIN_ENTRIES_MAX, type ExternalSite } from './codes';
export { currentSubsystem, highlightedCode, type Place } from './currentSubsystem';
export { isSet, isWorkOrderApp, type NavigationEntry } from './entry';
export { findRoute, type RouteRecord } from './findRoute';
export { ENTRY_BASE_WIDTH_PX, ENTRY_CHARACTER_WIDTH_PX, entryWidth, fitEntries } from './fitEntries';
export type { RouteMeta } from './route';
