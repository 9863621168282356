export { openRegistry, preloadRegistry, refreshRegistry, registeredCodeAt, registryStore } from './registryStore';
export { useRegisteredSubsystem } from './useRegisteredSubsystem';
export { watchRegistry } from './watchRegistry';
