export { PortalProvider, usePortal, usePortalState, usePermission, useTexts } from './portal.ts';
export {
  InnerLink,
  NavigatorProvider,
  PageHeading,
  parseLocation,
  useLeaveGuard,
  useNavigator,
  useLocation,
} from './pages.ts';
export type { InnerLinkProps, InnerLocation } from './pages.ts';
export { legacyRoot, mountReactApp } from './mountReactApp.ts';
export type { LegacyReactDom, ReactRoot } from './mountReactApp.ts';
export { StandaloneBar } from './StandaloneBar.ts';
export {
  Counters,
  DateField,
  Dialog,
  FilterRow,
  FilterSelect,
  FormFoot,
  labelledCells,
  PageHead,
  Pager,
  Status,
} from './parts.ts';
export type {
  CountersProps,
  DateFieldProps,
  DialogProps,
  FilterRowProps,
  FilterSelectProps,
  FormFootProps,
  PageHeadProps,
  PagerProps,
} from './parts.ts';
export type { StatusTone } from '../partTexts.ts';
