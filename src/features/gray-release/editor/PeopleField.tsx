import { useRef, useState } from 'react';
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
  /** The words that were taken for nobody. */
  const [search, setSearch] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');

  return (
    <>
      <Select<string[]>
        id={id}
        mode="tags"
        disabled={isReadOnly}
        value={[...chosen]}
        tokenSeparators={JOB_NUMBER_SEPARATORS}
        // The chosen ones are listed as well, where anything is: without words of ours by their bare numbers.
        options={[...new Set([...suggestions.map((person) => person.id), ...chosen])].map((jobNumber) => ({
          value: jobNumber,
          label: wordsOf(jobNumber),
        }))}
        // With nothing found Enter and Tab would choose among them, and take somebody out.
        open={isOpen && suggestions.length > 0}
        onOpenChange={setOpen}
        showSearch={{
          filterOption: false,
          autoClearSearchValue: true,
          onSearch: (keyword) => {
            typed.current = keyword.trim();
            if (keyword) setSearch(null);
            people.search(keyword);
          },
        }}
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
          const added = next.filter((word) => !chosen.includes(word));
          // One word without a number looked for somebody: Enter, Tab and leaving the field choose nobody by it.
          const isSearch = added.length === 1 && !isJobNumber(added[0]!);
          // Who is typed once more is there already: antd would take them out.
          const isRepeated = chosen.includes(typed.current) && !next.includes(typed.current);
          setSearch(isSearch ? added[0]! : null);
          // The field is empty now, and Enter and Tab would choose among those who were found by what stood in it.
          typed.current = '';
          people.search('');
          if (!isSearch && !isRepeated) onChange(next);
        }}
      />
      {search !== null && (
        <span className={styles.problem} role="status">
          {t('gray.people.noNumber', { words: search })}
        </span>
      )}
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
