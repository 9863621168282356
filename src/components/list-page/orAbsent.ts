import type { ReactNode } from 'react';
import { ABSENT } from '@/constants/absent';

/** What a column draws of a row, a dash when that is nothing; 0 is something (A40). */
export const orAbsent = (content: ReactNode): ReactNode =>
  content === '' || content === false || content == null ? ABSENT : content;
