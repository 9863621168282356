export { openRegistry, refreshRegistry, registeredCodeAt, registryStore } from './loading/registryStore';
export { useRegisteredSubsystem } from './loading/useRegisteredSubsystem';
export { closeSubsystem, prefetchSubsystem, reloadSubsystem, warmUpSubsystems } from './openHost';
export { ShowSubsystem } from './stage/ShowSubsystem';
export type { OpeningMetrics, OpeningPhase } from './host/openingMetrics';
export { stageStore, type PaneView } from './stageStore';
export { SubsystemStage } from './stage/SubsystemStage';
