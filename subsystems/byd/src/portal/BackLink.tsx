import { Link } from 'react-router';
import { useText } from './text';

/** The way from the page of a record back to its list. */
export function BackLink() {
  const t = useText();
  return (
    <Link className="back" to="/">
      {t('missing.back')}
    </Link>
  );
}
