export { watchForNewRelease } from './newRelease';
export { watchForStaleBuild } from './staleBuild';
