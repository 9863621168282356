import type { Text } from '../portal/text';
import { PROJECT_NAMES, type WorkOrder } from './order';

/** Texts of an order that are derived from several fields. */
export const wordsOf = ({ project, category }: WorkOrder, t: Text): string =>
  `${PROJECT_NAMES[project]} ${t(`category.${category}`)}`;
