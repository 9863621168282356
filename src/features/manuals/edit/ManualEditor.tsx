import { history } from '@umijs/max';
import { FormPage, FormState } from '@/components/form-page';
import { MANUAL_LIST_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import { getManual } from '@/services/manuals';
import { useCurrentPage, usePageTitle, useRecord } from '@/shell/cached-pages';
import { nameOf } from '../nameOf';
import { ManualForm } from './ManualForm';

/** Publishes a manual, or edits the one with this id; several can be open, each in its own tab (R025, A12). */
export default function ManualEditor({ id }: { id: string | null }) {
  const t = useText();
  const trail = useCurrentPage()?.trail;
  const { record: manual, error, isMissing, retry } = useRecord(id, getManual, { isForEditing: true });
  const name = manual && nameOf(manual, t);
  usePageTitle(id === null ? null : name ? t('manuals.edit.tab', { name }) : t('manuals.edit.title'));

  if (id === null) return <ManualForm manual={null} />;
  if (manual) return <ManualForm key={manual.id} manual={manual} onReload={retry} />;
  return (
    <FormPage title={t('manuals.edit.title')} trail={trail} onBack={() => history.push(MANUAL_LIST_PATH)}>
      <FormState
        state={isMissing ? 'empty' : error ? 'error' : 'loading'}
        error={t('manuals.preview.failed')}
        onRetry={retry}
        empty={{
          type: 'not_found',
          title: t('manuals.preview.missing'),
          tip: t('manuals.preview.missingTip'),
          action: { label: t('manuals.edit.toList'), to: MANUAL_LIST_PATH },
        }}
      />
    </FormPage>
  );
}
