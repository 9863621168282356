import type { Text } from '../portal/text';
import type { WorkOrder } from './order';

/** Words of an order that stand in no field as they are read. */
export const wordsOf = ({ project, category }: WorkOrder, t: Text): string =>
  `${t(`project.${project}`)} ${t(`category.${category}`)}`;
