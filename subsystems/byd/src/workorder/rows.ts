import { createRows } from '../store';
import { seedOrders } from './seed';

/** The orders of the duty desk. */
export const orders = createRows(() => seedOrders(new Date()));
