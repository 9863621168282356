export { fetchApp, type AppSource, type FetchAppOptions } from './fetchApp';
export { fetchRelease } from './fetchRelease';
export { enableTrampolines } from './trampoline';
