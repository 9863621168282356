import { Button } from 'antd';

export default function EmptyPage() {
  return <Button type="primary">Ready</Button>;
}
