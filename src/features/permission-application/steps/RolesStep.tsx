import { Checkbox, Form, Select } from 'antd';
import { SkeletonRows } from '@/components/region-state';
import type { NamedItem } from '@/domain/application/assumed';
import { useText } from '@/locales/text';
import type { ApplicationChoices } from '../useChoices';
import { Failed } from './ScopeStep';
import styles from '../PermissionApplication.module.css';

/** As what the person wants to work there, and what they can do. */
export function RolesStep({ choices: { roles, skills } }: { choices: ApplicationChoices }) {
  const t = useText();
  return (
    <>
      <Form.Item
        name="roleTypeIds"
        label={t('application.roles')}
        rules={[{ required: true, type: 'array', min: 1, message: t('application.rolesMissing') }]}
        extra={roles.isFailed && <Failed messageKey="application.choicesFailed" onRetry={roles.retry} />}
      >
        <RoleBoxes
          roles={roles.list}
          isLoading={roles.isLoading}
          hint={roles.isFailed ? undefined : t('application.nothing')}
          label={t('application.roles')}
        />
      </Form.Item>
      <Form.Item
        name="skillIds"
        label={t('application.skills')}
        extra={skills.isFailed && <Failed messageKey="application.choicesFailed" onRetry={skills.retry} />}
      >
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          loading={skills.isLoading}
          placeholder={t('application.skills.choose')}
          options={skills.list.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </>
  );
}

type RoleBoxesProps = {
  roles: readonly NamedItem[];
  /** The field is there and asks for an answer also while there is nothing to choose from yet. */
  isLoading: boolean;
  /** Says that there is nothing to choose from. */
  hint?: string;
  label: string;
  /** From the form's item, which would also hand over `aria-required`: a group has no such attribute. */
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
};

function RoleBoxes({ roles, isLoading, hint, label, id, value, onChange }: RoleBoxesProps) {
  return (
    <div id={id}>
      {isLoading ? (
        <SkeletonRows rows={3} />
      ) : roles.length === 0 ? (
        <span className={styles.hint}>{hint}</span>
      ) : (
        <Checkbox.Group aria-label={label} value={value} onChange={onChange} className={styles.roles}>
          {roles.map((role) => (
            <Checkbox key={role.id} value={role.id}>
              {role.name}
            </Checkbox>
          ))}
        </Checkbox.Group>
      )}
    </div>
  );
}
