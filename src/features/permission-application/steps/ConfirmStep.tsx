import { ActionButton } from '@/components/ActionButton';
import { STEPS, type ApplicationForm, type Step, type TreeItem } from '@/domain/permission-application';
import type { ServerEntry } from '@/domain/subsystem/schema';
import { useText, type TextKey } from '@/locales/text';
import { textLanguage } from '@/utils/textLanguage';
import type { ApplicationChoices } from '../useChoices';
import styles from '../PermissionApplication.module.css';

interface ConfirmStepProps {
  form: ApplicationForm;
  choices: ApplicationChoices;
  systems: readonly ServerEntry[];
  onChange(step: Step): void;
}

/** Returns the name of a tree item; its id until the tree is loaded. */
function nameIn(tree: readonly TreeItem[], id: string): string {
  const find = (nodes: readonly TreeItem[]): string | undefined => {
    for (const { value, title, children } of nodes) {
      const name = value === id ? title : find(children ?? []);
      if (name !== undefined) return name;
    }
    return undefined;
  };
  return find(tree) ?? id;
}

/** Labels of the summary; the steps themselves are named by their task. */
const parts: Record<Exclude<Step, 'confirm'>, TextKey> = {
  system: 'application.system',
  scope: 'application.scope',
  roles: 'application.step.roles',
  reason: 'application.step.reason',
};

const namesOf = (list: readonly { id: string; name: string }[], ids: readonly string[]): string[] =>
  ids.map((id) => list.find((each) => each.id === id)?.name || id);

/** Summary of the application before sending, each part with a link back to its step. */
export function ConfirmStep({ form, choices, systems, onChange }: ConfirmStepProps) {
  const t = useText();
  const join = (names: readonly string[]) => names.join(t('feedback.listComma'));
  const summaries: Record<Exclude<Step, 'confirm'>, string> = {
    system: systems.find(({ systemCode }) => systemCode === form.systemCode)?.systemName || form.systemCode,
    scope: [
      nameIn(choices.areas.list, form.areaId),
      nameIn(choices.items.list, form.itemId),
      nameIn(choices.departments.list, form.departmentId),
    ].join(' / '),
    roles: [
      join(namesOf(choices.roles.list, form.roleTypeIds)),
      form.skillIds.length > 0
        ? t('application.skillsOf', { names: join(namesOf(choices.skills.list, form.skillIds)) })
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    reason: form.reason.trim(),
  };

  return (
    <dl className={styles.summary}>
      {STEPS.filter((step) => step !== 'confirm').map((step) => (
        <div key={step} className={styles.summaryRow}>
          <dt>{t(parts[step])}</dt>
          <dd lang={textLanguage(summaries[step])}>{summaries[step]}</dd>
          <dd>
            <ActionButton
              kind="link"
              aria-label={t('application.changeStep', { name: t(parts[step]) })}
              onClick={() => onChange(step)}
            >
              {t('application.change')}
            </ActionButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
