import type { ReactNode } from 'react';
import { Form, TreeSelect } from 'antd';
import { ActionButton } from '@/components/action-button';
import type { ApplicationForm, TreeItem } from '@/domain/permission-application';
import { useText, type TextKey } from '@/locales/text';
import type { ApplicationChoices, Choices } from '../useChoices';
import styles from '../PermissionApplication.module.css';

type ScopeStepProps = { choices: ApplicationChoices; form: ApplicationForm };

/** The scope of the permission: an area, its project, and its department, each enabled after the one before. */
export function ScopeStep({ choices, form }: ScopeStepProps) {
  return (
    <>
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

type ScopeSelectProps = {
  name: 'areaId' | 'itemId' | 'departmentId';
  messageKey: 'area' | 'item' | 'department';
  choices: Choices<TreeItem>;
  isDisabled?: boolean;
};

function ScopeSelect({
  name,
  messageKey,
  choices: { list, isLoading, isFailed, retry },
  isDisabled = false,
}: ScopeSelectProps) {
  const t = useText();
  return (
    <Form.Item
      name={name}
      label={t(`application.${messageKey}`)}
      rules={[{ required: true, message: t(`application.${messageKey}Missing`) }]}
      extra={isFailed && <Failed messageKey="application.choicesFailed" onRetry={retry} />}
      // An empty string would be shown as an option without a name.
      getValueProps={(value: string) => ({ value: value || undefined })}
      normalize={(value?: string) => value ?? ''}
    >
      <TreeSelect
        treeData={list as TreeItem[]}
        treeDefaultExpandAll
        showSearch={{ treeNodeFilterProp: 'title' }}
        allowClear
        loading={isLoading}
        disabled={isDisabled}
        placeholder={t(`application.${messageKey}.choose`)}
        notFoundContent={t(isLoading ? 'feedback.loading' : 'application.nothing')}
      />
    </Form.Item>
  );
}

/** Shows that the options failed to load, with a retry. */
export function Failed({ messageKey, onRetry }: { messageKey: TextKey; onRetry(): void }): ReactNode {
  const t = useText();
  return (
    <span className={styles.failed} role="alert">
      {t(messageKey)}
      <ActionButton kind="link" onClick={onRetry}>
        {t('common.retry')}
      </ActionButton>
    </span>
  );
}
