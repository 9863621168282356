export { showUnderlay, clearUnderlay } from './underlay';
export { isBusyElsewhere, usePaneFocus } from './usePaneFocus';
export { useSuppressFocusEvents, type FocusStage } from './useSuppressFocusEvents';
export { useScrollMemory } from './useScrollMemory';
