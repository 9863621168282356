import type { Text } from '../portal/text';
import type { Lift } from './lift';

/** Display name of a lift. */
export const nameOf = ({ project, building, kind }: Lift, t: Text): string =>
  t('lift.name', { project: t(`project.${project}`), building, kind: t(`kind.${kind}`) });
