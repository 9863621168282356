export {
  recentOpeningMetrics,
  subscribeOpeningMetrics,
  totalLeftovers,
  type OpeningMetrics,
  type OpeningPhase,
} from './host/openingMetrics';
export { openRegistry, refreshRegistry, registeredCodeAt, registryStore } from './loading/registryStore';
export { useSubsystemRecord, type SubsystemRecordState } from './loading/useSubsystemRecord';
export { closeSubsystem, prefetchSubsystem, reloadSubsystem, warmUpSubsystems } from './openHost';
export { ShowSubsystem } from './stage/ShowSubsystem';
export { stageStore, type PaneView, type StageState } from './stageStore';
export { SubsystemStage } from './stage/SubsystemStage';
