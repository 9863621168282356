export type { Navigator } from './createNavigator';
export type { Leftovers, RunningApp, RunOptions, StartMicroApp } from './microApp';
export { closeSubsystem, prefetchSubsystem, reloadSubsystem, warmUpSubsystems, withHost } from './openHost';
export type { OpeningMetrics, OpeningPhase } from './openingMetrics';
export { stageStore, unsavedPanes, type PaneView, type StageTarget } from './stageStore';
