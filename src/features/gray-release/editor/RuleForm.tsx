import { useId } from 'react';
import { Switch } from 'antd';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import { ActionButton } from '@/components/ActionButton';
import { LeftOutNote } from '@/components/LeftOutNote';
import type { GrayRule } from '@/domain/gray-release/schema';
import { useText } from '@/locales/text';
import type { PeopleData } from '../usePeople';
import type { ScopeData } from '../useScopes';
import { PeopleField } from './PeopleField';
import { PercentField } from './PercentField';
import { ScopeTreeField } from './ScopeTreeField';
import styles from './RuleForm.module.css';

interface RuleFormProps {
  rule: GrayRule;
  scopes: ScopeData;
  people: PeopleData;
  isReadOnly: boolean;
  /** The user may view but not edit; shown once it is known. */
  isRefused: boolean;
  onChange: (part: Partial<GrayRule>) => void;
}

/** A rule: on or off, its percentage if it has one, and its three scopes (R051, R226–R228). */
export function RuleForm({ rule, scopes, people, isReadOnly, isRefused, onChange }: RuleFormProps) {
  const t = useText();
  const ids = { enabled: useId(), regions: useId(), projects: useId(), people: useId() };
  const isEmpty = rule.regionIds.length + rule.projectIds.length + rule.userJobNumbers.length === 0;

  return (
    <div className={styles.form}>
      {isRefused && (
        <p className={styles.note} role="note">
          <InfoCircleOutlined aria-hidden />
          {t('gray.readOnly')}
        </p>
      )}
      <div className={styles.switch}>
        <label htmlFor={ids.enabled}>{t('gray.enabled')}</label>
        <Switch
          id={ids.enabled}
          checked={rule.enabled}
          disabled={isReadOnly}
          onChange={(enabled) => onChange({ enabled })}
        />
        <span className={styles.hint}>{t(rule.enabled ? 'gray.enabled.on' : 'gray.enabled.off')}</span>
      </div>
      {rule.percent !== undefined && (
        <PercentField value={rule.percent} isDisabled={isReadOnly} onChange={(percent) => onChange({ percent })} />
      )}
      {scopes.error !== null && (
        <p className={styles.failure} role="alert">
          {[t('gray.scopesFailed'), scopes.error].filter(Boolean).join(' · ')}
          <ActionButton kind="link" onClick={scopes.reload}>
            {t('common.retry')}
          </ActionButton>
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={ids.regions}>{t('gray.regions')}</label>
        <ScopeTreeField
          id={ids.regions}
          kind="region"
          scopes={scopes}
          chosen={rule.regionIds}
          regionIds={rule.regionIds}
          isReadOnly={isReadOnly}
          onChange={(regionIds) => onChange({ regionIds })}
        />
        <LeftOutNote {...scopes.leftOut.region} />
      </div>
      <div className={styles.field}>
        <label htmlFor={ids.projects}>{t('gray.projects')}</label>
        <ScopeTreeField
          id={ids.projects}
          kind="project"
          scopes={scopes}
          chosen={rule.projectIds}
          regionIds={rule.regionIds}
          isReadOnly={isReadOnly}
          onChange={(projectIds) => onChange({ projectIds })}
        />
        <LeftOutNote {...scopes.leftOut.project} />
      </div>
      <div className={styles.field}>
        <label htmlFor={ids.people}>{t('gray.people')}</label>
        <PeopleField
          id={ids.people}
          chosen={rule.userJobNumbers}
          people={people}
          isReadOnly={isReadOnly}
          onChange={(userJobNumbers) => onChange({ userJobNumbers })}
        />
      </div>
      {rule.enabled && isEmpty && (
        <p className={styles.note} role="status">
          <InfoCircleOutlined aria-hidden />
          {t('gray.reachesNobody')}
        </p>
      )}
    </div>
  );
}
