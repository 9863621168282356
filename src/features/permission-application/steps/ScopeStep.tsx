import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { Form, TreeSelect } from 'antd';
import { nameInTree } from '@/components/nameOptions';
import { OptionsNote } from '@/components/OptionsNote';
import type { ApplicationForm, TreeItem } from '@/domain/permission-application';
import { useText } from '@/locales/text';
import type { ApplicationChoices, Choices } from '../useChoices';
import styles from '../PermissionApplication.module.css';

interface ScopeStepProps {
  choices: ApplicationChoices;
  form: ApplicationForm;
  /** Something was filled in because it is the person's own. */
  isOwn: boolean;
}

/** The scope of the permission: an area, its project, and its department, each enabled after the one before. */
export function ScopeStep({ choices, form, isOwn }: ScopeStepProps) {
  const t = useText();
  return (
    <>
      {isOwn && <p className={styles.own}>{t('application.ownScope')}</p>}
      <ScopeSelect name="areaId" messageKey="area" choices={choices.areas} />
      <ScopeSelect name="itemId" messageKey="item" choices={choices.items} isDisabled={!form.areaId} />
      <ScopeSelect
        name="departmentId"
        messageKey="department"
        choices={choices.departments}
        isDisabled={!form.itemId}
      />
    </>
  );
}

interface ScopeSelectProps {
  name: 'areaId' | 'itemId' | 'departmentId';
  messageKey: 'area' | 'item' | 'department';
  choices: Choices<TreeItem>;
  isDisabled?: boolean;
}

function ScopeSelect({ name, messageKey, choices, isDisabled = false }: ScopeSelectProps) {
  const t = useText();
  const { list, isLoading } = choices;
  return (
    <Form.Item
      name={name}
      label={t(`application.${messageKey}`)}
      rules={[{ required: true, message: t(`application.${messageKey}Missing`) }]}
      extra={<OptionsNote hasFailed={choices.isFailed} onRetry={choices.retry} leftOut={choices.leftOut} />}
      // An empty string would be shown as an option without a name.
      getValueProps={(value: string) => ({ value: value || undefined })}
      normalize={(value?: string) => value ?? ''}
    >
      <TreeSelect
        treeData={list as TreeItem[]}
        treeTitleRender={nameInTree}
        treeDefaultExpandAll
        showSearch={{ treeNodeFilterProp: 'title' }}
        allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t('forms.clear') }}
        loading={isLoading}
        disabled={isDisabled}
        placeholder={t(`application.${messageKey}.choose`)}
        notFoundContent={t(isLoading ? 'feedback.loading' : 'application.nothing')}
      />
    </Form.Item>
  );
}
