export { PortalProvider, usePortal, usePortalState, usePermission, useTexts } from './portal.tsx';
export {
  InnerLink,
  type InnerLinkProps,
  NavigatorProvider,
  PageHeading,
  type InnerLocation,
  parseLocation,
  useLeaveGuard,
  useNavigator,
  useLocation,
} from './pages.tsx';
export { StandaloneBar } from './StandaloneBar.tsx';
