import { createRows } from '../store';
import { seedTasks } from './seed';

/** The tasks of the site team. */
export const tasks = createRows(() => seedTasks(new Date()));
