export { watchForStaleBuild } from './staleBuild';
