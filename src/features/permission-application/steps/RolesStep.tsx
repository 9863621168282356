import { Checkbox, Form, Select } from 'antd';
import { nameOptions } from '@/components/nameOptions';
import { OptionsNote } from '@/components/OptionsNote';
import { SkeletonRows } from '@/components/region-state';
import type { NamedItem } from '@/domain/permission-application/schema';
import { useText } from '@/locales/text';
import { textLanguage } from '@/utils/textLanguage';
import type { ApplicationChoices } from '../useChoices';
import styles from '../PermissionApplication.module.css';

/** The requested roles and the user's skills. */
export function RolesStep({ choices: { roles, skills } }: { choices: ApplicationChoices }) {
  const t = useText();
  return (
    <>
      <Form.Item
        name="roleTypeIds"
        label={t('application.roles')}
        rules={[{ required: true, type: 'array', min: 1, message: t('application.rolesMissing') }]}
        extra={<OptionsNote hasFailed={roles.isFailed} onRetry={roles.retry} leftOut={roles.leftOut} />}
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
        extra={<OptionsNote hasFailed={skills.isFailed} onRetry={skills.retry} leftOut={skills.leftOut} />}
      >
        <Select
          {...nameOptions}
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

interface RoleBoxesProps {
  roles: readonly NamedItem[];
  /** The field stays mounted while loading, so that it is validated. */
  isLoading: boolean;
  /** Shown when there are no options. */
  hint?: string;
  label: string;
  /** From the form item, which would also pass `aria-required`: not allowed on a group. */
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}

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
              <span lang={textLanguage(role.name)}>{role.name}</span>
            </Checkbox>
          ))}
        </Checkbox.Group>
      )}
    </div>
  );
}
