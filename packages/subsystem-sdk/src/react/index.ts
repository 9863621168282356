export { PortalProvider, usePortal, usePortalState, usePermission, useTexts } from './portal.tsx';
export {
  InnerLink,
  type InnerLinkProps,
  NavigatorProvider,
  PageHeading,
  type Place,
  readPlace,
  useLeaveGuard,
  useNavigator,
  usePlace,
} from './pages.tsx';
