import { history } from '@umijs/max';
import { RecordList } from '../../RecordList';

export default function ListPage() {
  return <RecordList onAdd={() => history.push('/records/new')} />;
}
