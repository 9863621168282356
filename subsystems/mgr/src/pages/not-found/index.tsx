import { Empty } from 'antd';
import { InnerLink } from '../../portal/InnerLink';
import { PageHeading } from '../../portal/PageHeading';
import { useText } from '../../portal/text';

/** Page for an unknown address. */
export default function NotFoundPage() {
  const t = useText();
  return (
    <Empty
      description={<PageHeading style={{ fontSize: 16, margin: 0 }}>{t('missing.title')}</PageHeading>}
      style={{ paddingTop: 80 }}
    >
      <InnerLink to="/orders">{t('missing.back')}</InnerLink>
    </Empty>
  );
}
