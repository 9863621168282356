import { Select } from 'antd';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { ActionButton } from '@/components/action-button';
import { isJobNumber, JOB_NUMBER_SEPARATORS, readJobNumbers } from '@/domain/gray-release/jobNumbers';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { PeopleData } from '../usePeople';
import styles from './RuleForm.module.css';

interface PeopleFieldProps {
  id: string;
  chosen: readonly string[];
  people: PeopleData;
  isReadOnly: boolean;
  onChange: (jobNumbers: string[]) => void;
}

/** People by job number: typed, chosen by name, or pasted as a list; numbers that nobody has stand out (R228). */
export function PeopleField({ id, chosen, people, isReadOnly, onChange }: PeopleFieldProps) {
  const t = useText();
  const { known, unknown, suggestions } = people;
  const wordsOf = (jobNumber: string) => [known.get(jobNumber)?.name, jobNumber].filter(Boolean).join(' ');
  const problemId = `${id}-problem`;

  return (
    <>
      <Select<string[]>
        id={id}
        mode="tags"
        disabled={isReadOnly}
        value={[...chosen]}
        tokenSeparators={JOB_NUMBER_SEPARATORS}
        options={suggestions.map((person) => ({ value: person.id, label: wordsOf(person.id) }))}
        showSearch={{ filterOption: false, onSearch: people.search, autoClearSearchValue: true }}
        placeholder={t('gray.people.placeholder')}
        aria-describedby={unknown.size > 0 ? problemId : undefined}
        status={unknown.size > 0 ? 'error' : undefined}
        notFoundContent={null}
        tagRender={({ value, onClose }) => {
          const isUnknown = unknown.has(value);
          return (
            <span className={cx(styles.tag, isUnknown && styles.isUnknown)} data-unknown={isUnknown || undefined}>
              {isUnknown && <WarningOutlined aria-label={t('gray.people.unknown')} />}
              <span className={styles.tagText}>{wordsOf(value)}</span>
              {!isReadOnly && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('gray.people.remove', { name: wordsOf(value) })}
                  // The field would take the focus and open its list.
                  onMouseDown={(event) => event.stopPropagation()}
                  onClick={onClose}
                >
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </span>
          );
        }}
        onChange={(values) => {
          const next = readJobNumbers(values);
          // Who leaves the field with words in it that are no number has looked for somebody and chosen nobody.
          const isLeft = document.activeElement === document.body;
          onChange(isLeft ? next.filter((word) => chosen.includes(word) || isJobNumber(word)) : next);
        }}
      />
      {unknown.size > 0 && (
        <span id={problemId} className={styles.problem} role="status">
          {t('gray.people.problem', { count: unknown.size })}
          {!isReadOnly && (
            <ActionButton kind="link" onClick={() => onChange(chosen.filter((jobNumber) => !unknown.has(jobNumber)))}>
              {t('gray.people.removeUnknown')}
            </ActionButton>
          )}
        </span>
      )}
    </>
  );
}
