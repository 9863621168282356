import type { Text } from '../portal/text';
import { PROJECT_NAMES, type Lift } from './lift';

/** Display name of a lift. */
export const nameOf = ({ project, building, kind }: Lift, t: Text): string =>
  t('lift.name', { project: PROJECT_NAMES[project], building, kind: t(`kind.${kind}`) });
