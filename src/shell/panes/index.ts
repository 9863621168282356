export { showUnderlay, clearUnderlay } from './underlay';
export { isBusyElsewhere, usePaneFocus } from './usePaneFocus';
export { useQuietSwitch, type QuietStage } from './useQuietSwitch';
export { useScrollMemory } from './useScrollMemory';
