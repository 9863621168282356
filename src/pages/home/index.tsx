import { useIntl } from '@umijs/max';
import { Button } from 'antd';
export default function HomePage() {
  const intl = useIntl();
  return <h1><Button>{intl.formatMessage({ id: 'app.title' })}</Button></h1>;
}
