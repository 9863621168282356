import { resetAll } from '../resets';

beforeEach(resetAll);
afterEach(() => void jest.useRealTimers());
