import type { ReactNode } from 'react';
import { ABSENT } from '@/constants/absent';

/** The content of a cell, a dash when it is empty; 0 is not empty (A40). */
export const orAbsent = (content: ReactNode): ReactNode =>
  content === '' || content === false || content == null ? ABSENT : content;
