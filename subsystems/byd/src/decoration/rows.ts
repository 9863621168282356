import { createRows } from '../store';
import { seedApplications } from './seed';

/** The applications of the compound. */
export const applications = createRows(() => seedApplications(new Date()));
