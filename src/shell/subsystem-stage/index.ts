export { ShowSubsystem } from './ShowSubsystem';
export { SubsystemStage } from './SubsystemStage';
