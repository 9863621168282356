// Assumed: the specification names the account check, not its response (A16).
import { flag, type Schema } from '../wire';

/** Whether the person has an account in the housekeeper system. */
export const housekeeperAccount: Schema<boolean> = flag;
