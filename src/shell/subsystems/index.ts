export { ShowSubsystem } from './ShowSubsystem';
export { liveCodes, stageStore, type PaneView, type StageState } from './stageStore';
export { SubsystemStage } from './SubsystemStage';
