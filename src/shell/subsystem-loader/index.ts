export { fetchApp, type AppSource, type FetchAppOptions } from './fetchApp';
export { fetchRelease } from './fetchRelease';
export { fetchText } from './fetchText';
export { readPage } from './readPage';
export { enableTrampolines } from './trampoline';
