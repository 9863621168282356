export type { PaneNavigator } from './createPaneNavigator';
export type { Leftovers, RunningApp, RunOptions, StartMicroApp } from './runnerTypes';
export {
  closeSubsystem,
  endOverride,
  loadOverrides,
  prefetchFirstSubsystem,
  prefetchLikelySubsystems,
  prefetchSubsystem,
  evaluateSubsystem,
  reloadSubsystem,
  suspendSubsystem,
  wakeSubsystem,
  warmUpSubsystems,
  withHost,
} from './openHost';
export type { OpeningMetrics, OpeningPhase } from './openingMetrics';
export {
  isPaneAlive,
  offerPanes,
  pauseMountingAhead,
  pointAtPane,
  stageStore,
  stopPointingAtPane,
  unsavedPanes,
  type PaneOverride,
  type PaneView,
  type StageState,
  type StageTarget,
} from './stageStore';
