import type { Text } from '../portal/text';
import type { WorkOrder } from './order';

/** Texts of an order that are derived from several fields. */
export const wordsOf = ({ project, category }: WorkOrder, t: Text): string =>
  `${t(`project.${project}`)} ${t(`category.${category}`)}`;
