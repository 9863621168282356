export { clearUnderlay, endPreparation, prepareUnderlay, showUnderlay } from './underlay';
export { mustKeepFocus, useViewFocus } from './useViewFocus';
export { useSuppressFocusEvents, type FocusStage } from './useSuppressFocusEvents';
export { useModalDialogs } from './useModalDialogs';
export { useScrollMemory } from './useScrollMemory';
