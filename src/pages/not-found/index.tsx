import { useEffect } from 'react';
import { history } from '@umijs/max';
import { HOME_PATH } from '@/constants/paths';
import { text } from '@/locales/text';
import { toast } from '@/shell/feedback';

/** An unknown path: replaced by home, so that Back does not lead here again, and said so (R017). */
export default function NotFoundPage() {
  useEffect(() => {
    history.replace(HOME_PATH);
    toast.show({ type: 'info', text: text('nav.notFound') });
  }, []);
  return null;
}
