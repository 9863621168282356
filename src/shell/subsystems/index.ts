export { useRecord, type RecordState } from './loading/useRecord';
export { ShowSubsystem } from './stage/ShowSubsystem';
export { hasUnsavedWork, liveCodes, stageStore, type PaneView, type StageState } from './stageStore';
export { SubsystemStage } from './stage/SubsystemStage';
