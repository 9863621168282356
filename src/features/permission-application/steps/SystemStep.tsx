import { Form, Select } from 'antd';
import { LeftOutNote } from '@/components/LeftOutNote';
import { nameOptions } from '@/components/nameOptions';
import { OWN_PAGES } from '@/domain/navigation';
import type { ServerEntry } from '@/domain/subsystem/schema';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import styles from '../PermissionApplication.module.css';

interface SystemStepProps {
  systems: readonly ServerEntry[];
  /** Code of the present choice; a page of the portal itself is offered only if a link asked for it. */
  chosen: string;
  isPresetUnknown: boolean;
  isWaiting: boolean;
}

/** The subsystem that the permission is for. */
export function SystemStep({ systems, chosen, isPresetUnknown, isWaiting }: SystemStepProps) {
  const t = useText();
  const offered = systems.filter(({ systemCode }) => systemCode === chosen || !OWN_PAGES.has(systemCode));
  return (
    <>
      <Form.Item
        name="systemCode"
        label={t('application.system')}
        rules={[{ required: true, message: t('application.systemMissing') }]}
        // An empty string would be shown as an option without a name and hide the placeholder.
        getValueProps={(value: string) => ({ value: value || undefined })}
        extra={
          <>
            {isPresetUnknown && <span className={styles.warning}>{t('application.presetUnknown')}</span>}
            <LeftOutNote {...leftOutOf(systems)} />
          </>
        }
      >
        <Select
          {...nameOptions}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('application.system.choose')}
          options={offered.map(({ systemCode, systemName }) => ({
            value: systemCode,
            label: systemName || systemCode,
          }))}
        />
      </Form.Item>
      {isWaiting && (
        <p className={styles.warning} role="status">
          {t('application.waiting')}
        </p>
      )}
    </>
  );
}
