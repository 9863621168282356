export { ShowSubsystem } from './ShowSubsystem';
export { hasUnsavedWork, liveCodes, stageStore, type PaneView, type StageState } from './stageStore';
export { SubsystemStage } from './SubsystemStage';
