import { useRef, useState } from 'react';
import { Select } from 'antd';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { ActionButton } from '@/components/ActionButton';
import { nameOptions } from '@/components/nameOptions';
import { isJobNumber, JOB_NUMBER_SEPARATORS, readJobNumbers } from '@/domain/gray-release/jobNumbers';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import type { PeopleData } from '../usePeople';
import styles from './RuleForm.module.css';

interface PeopleFieldProps {
  id: string;
  chosen: readonly string[];
  people: PeopleData;
  isReadOnly: boolean;
  onChange: (jobNumbers: string[]) => void;
}

/** People by job number: typed, searched by name, or pasted as a list; unknown numbers are highlighted (R228). */
export function PeopleField({ id, chosen, people, isReadOnly, onChange }: PeopleFieldProps) {
  const t = useText();
  const { known, unknown, suggestions } = people;
  const wordsOf = (jobNumber: string) => [known.get(jobNumber)?.name, jobNumber].filter(Boolean).join(' ');
  const problemId = `${id}-problem`;
  /** Text that did not match a job number. */
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
        // Selected people need an option as well, otherwise the list shows their bare numbers.
        options={[...new Set([...suggestions.map((person) => person.id), ...chosen])].map((jobNumber) => ({
          value: jobNumber,
          label: wordsOf(jobNumber),
        }))}
        optionRender={nameOptions.optionRender}
        // Without suggestions Enter and Tab would act on the selected people and remove one.
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
              <span className={styles.tagText} lang={textLanguage(wordsOf(value))}>
                {wordsOf(value)}
              </span>
              {!isReadOnly && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('gray.people.remove', { name: wordsOf(value) })}
                  // Otherwise the field would get the focus and open its list.
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
          // A single text without a number was a name search: Enter, Tab and blur must not add it.
          const isSearch = added.length === 1 && !isJobNumber(added[0]!);
          // A repeated number is already selected: antd would remove it.
          const isRepeated = chosen.includes(typed.current) && !next.includes(typed.current);
          setSearch(isSearch ? added[0]! : null);
          // The input is now empty; Enter and Tab must not select from the suggestions for the earlier text.
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
