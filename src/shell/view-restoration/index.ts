export { showUnderlay, clearUnderlay } from './underlay';
export { mustKeepFocus, usePaneFocus } from './usePaneFocus';
export { useSuppressFocusEvents, type FocusStage } from './useSuppressFocusEvents';
export { useScrollMemory } from './useScrollMemory';
