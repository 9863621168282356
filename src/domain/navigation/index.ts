export { arrangeEntries, type Arrangement } from './arrangeEntries';
export { allowedAddress, bydAddress, clickTarget, type ClickTarget } from './clickTarget';
export { BASIC_CODE, HOME_CODE, type ExternalSite } from './codes';
export { currentSubsystem, highlightedCode, type Place } from './currentSubsystem';
export type { NavigationEntry } from './entry';
export { findRoute, type RouteRecord } from './findRoute';
export { entryWidth, fitEntries } from './fitEntries';
export type { RouteMeta } from './route';
export { subsystemTarget, type SubsystemTarget } from './subsystemTarget';
