export type {
  PermissionAnswer,
  PortalContext,
  PortalLocale,
  PortalNavigation,
  PortalPermissions,
  PortalQuestion,
  PortalState,
  PortalTheme,
  PortalToast,
  PortalUser,
} from './context';
export { createFakePortal, fakeState } from './fakePortal';
export type { FakePortal, FakePortalCall, FakePortalOptions } from './fakePortal';
export { defineSubsystem } from './lifecycles';
export type { SubsystemDefinition, SubsystemLifecycles, SubsystemProps } from './lifecycles';
export { compareProtocols, PROTOCOL_VERSION, ProtocolMismatchError } from './protocol';
export type { ProtocolVerdict } from './protocol';
