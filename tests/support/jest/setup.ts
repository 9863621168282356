import '@testing-library/jest-dom';
import { resetUmi } from '../umi';

beforeEach(resetUmi);
afterEach(() => void jest.useRealTimers());
