import female from './avatars/female.svg';
import male from './avatars/male.svg';
import neutral from './avatars/neutral.svg';
import styles from './Avatar.module.css';

interface AvatarProps {
  sex?: number | string | null;
  size?: number;
}
type AvatarKind = 'male' | 'female' | 'neutral';

const drawings: Record<AvatarKind, string> = { male, female, neutral };

/** The drawing for a person: 1 male, 0 female, anything else neutral (A13). */
export const avatarKind = (sex: AvatarProps['sex']): AvatarKind =>
  String(sex) === '1' ? 'male' : String(sex) === '0' ? 'female' : 'neutral';

/** The person's drawing; decorative next to a name, therefore hidden from screen readers. */
export function Avatar({ sex, size = 32 }: AvatarProps) {
  const kind = avatarKind(sex);
  return <img className={styles.avatar} src={drawings[kind]} data-avatar={kind} alt="" width={size} height={size} />;
}
