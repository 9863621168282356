import { history } from '@umijs/max';
import { RecordForm } from '../../RecordForm';

export default function FormPage() {
  return <RecordForm onClose={() => history.push('/')} />;
}
