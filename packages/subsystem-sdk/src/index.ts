export type {
  NavigationAnswer,
  PermissionResponse,
  PortalContext,
  PortalDictionary,
  PortalLocale,
  PortalNavigation,
  PortalPermissions,
  PortalQuestion,
  PortalState,
  PortalTheme,
  PortalToast,
  PortalUser,
} from './context.ts';
export { createFakePortal, fakeState } from './fakePortal.ts';
export type { FakePortal, FakePortalCall, FakePortalOptions } from './fakePortal.ts';
export { followState, repeatWhileVisible } from './follow.ts';
export { keepInput } from './keepInput.ts';
export { defineSubsystem } from './lifecycles.ts';
export type { SubsystemDefinition, SubsystemLifecycles, SubsystemProps, Unmount } from './lifecycles.ts';
export { baseStyles } from './baseStyles.ts';
export { createDateField } from './dateField.ts';
export type { DateField, DateFieldOptions } from './dateField.ts';
export { daysText, durationText } from './durations.ts';
export { focusFirstProblem } from './focusFirstProblem.ts';
export { isPlainClick } from './isPlainClick.ts';
export { createPager, pageOf } from './pager.ts';
export type { Pager, PagerOptions } from './pager.ts';
export { trapFocus } from './trapFocus.ts';
export { partStyles } from './partStyles.ts';
export type { StatusTone } from './partTexts.ts';
export { leaveQuestion } from './leaveQuestion.ts';
export { createNavigator } from './navigator.ts';
export type { LeaveGuard, Navigator } from './navigator.ts';
export { compareProtocols, PROTOCOL_VERSION, ProtocolMismatchError } from './protocol.ts';
export type { ProtocolVerdict } from './protocol.ts';
export { markTextLanguage } from './textLanguage.ts';
export { antdComponents, antdTokens, themeVariables } from './theme.ts';
export type { Texts, Translate } from './texts.ts';
export { lastAddressOf, startViewRestoration } from './viewRestoration.ts';
export { startSubsystem } from './start/startSubsystem.ts';
export type { StartedSubsystem, StartOptions, RuntimeMode } from './start/startSubsystem.ts';
export type {
  FrameHello,
  FrameMessage,
  PortalMessage,
  PortalWelcome,
  WireBody,
  WireError,
  WireEvent,
  WireKeyPress,
  WireRequest,
  WireResponse,
} from './start/wire.ts';
