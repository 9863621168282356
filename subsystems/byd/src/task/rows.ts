import { createRows } from '../store';
import { seedTasks } from './seed';

/** The agenda of the site team. */
export const tasks = createRows(() => seedTasks(new Date()));
