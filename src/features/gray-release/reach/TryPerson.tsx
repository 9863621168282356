import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useRequest } from 'ahooks';
import { Button, Input } from 'antd';
import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import MinusCircleFilled from '@ant-design/icons/es/icons/MinusCircleFilled';
import QuestionCircleFilled from '@ant-design/icons/es/icons/QuestionCircleFilled';
import { NamedText } from '@/components/NamedText';
import { Panel } from '@/components/Panel';
import type { GrayRule, ScopeItem } from '@/domain/gray-release/schema';
import { decideGray, type Verdict } from '@/domain/gray-release/decide';
import { pathUp, type ScopesById } from '@/domain/gray-release/scopesById';
import { isValidPercent } from '@/domain/gray-release/editedRule';
import { useText } from '@/locales/text';
import { listUserScope } from '@/services/gray-release';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import styles from './Reach.module.css';

interface TryPersonProps {
  rule: GrayRule;
  scopesById: ScopesById;
  /** Regions and projects are loaded: without them no one can be reported as out of scope. */
  areScopesLoaded: boolean;
  /** The form has changes: the result is for them. */
  isEdited: boolean;
}

const icons = {
  hit: CheckCircleFilled,
  share: QuestionCircleFilled,
  miss: MinusCircleFilled,
  open: QuestionCircleFilled,
} as const;

/** Shows what the edited rule means for one person, computed from its scopes (R051). */
export function TryPerson({ rule, scopesById, areScopesLoaded, isEdited }: TryPersonProps) {
  const t = useText();
  const inputId = useId();
  const [jobNumber, setJobNumber] = useState('');
  const { data, loading, run, mutate } = useRequest(
    async (wanted: string) => ({
      wanted,
      person: (await listUserScope({ jobNumbers: [wanted] }, { overlay: false }))[0],
    }),
    // The failure is shown in a message; the result so far belongs to another person.
    {
      manual: true,
      onError: () => {
        mutate(undefined);
      },
    },
  );

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (jobNumber.trim()) run(jobNumber.trim());
  };

  const answerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a low window the answer would lie under the actions of the page.
    if (data) answerRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [data]);

  return (
    <Panel title={t('gray.try')}>
      <div className={styles.body}>
        <form className={styles.form} onSubmit={ask}>
          <label htmlFor={inputId} className="visually-hidden">
            {t('gray.try.jobNumber')}
          </label>
          <Input
            id={inputId}
            className={styles.field}
            value={jobNumber}
            autoComplete="off"
            maxLength={40}
            placeholder={t('gray.try.jobNumber')}
            onChange={(event) => setJobNumber(event.target.value)}
          />
          <Button htmlType="submit" loading={loading}>
            {t('gray.try.ask')}
          </Button>
        </form>
        <div ref={answerRef} role="status" className={styles.answerBox}>
          {data && !data.person && <p className={styles.hint}>{t('gray.try.nobody', { jobNumber: data.wanted })}</p>}
          {data?.person && (
            <Answer
              person={data.person}
              verdict={decideGray(rule, data.person, scopesById)}
              scopesById={scopesById}
              areScopesLoaded={areScopesLoaded}
            />
          )}
        </div>
        {data?.person && isEdited && <p className={styles.hint}>{t('gray.try.edited')}</p>}
      </div>
    </Panel>
  );
}

interface AnswerProps extends Pick<TryPersonProps, 'scopesById' | 'areScopesLoaded'> {
  person: ScopeItem;
  verdict: Verdict;
}

/** Whether the result is unknown: the person's scope, or every scope, is missing. */
const isOpen = (verdict: Verdict, areScopesLoaded: boolean) =>
  verdict.kind === 'miss' && (verdict.reason === 'unplaced' || (verdict.reason === 'outside' && !areScopesLoaded));

function Answer({ person, verdict, scopesById, areScopesLoaded }: AnswerProps) {
  const t = useText();
  const kind = isOpen(verdict, areScopesLoaded) ? 'open' : verdict.kind;
  const Icon = icons[kind];
  const path = pathUp(person.parentId, scopesById)
    .map((id) => scopesById.get(id)?.name ?? id)
    .reverse()
    .join(' / ');
  const who = [person.name, person.id, path].filter(Boolean).join(' · ');
  const reason = () => {
    if (kind === 'open' && !areScopesLoaded) return t('gray.verdict.noPlaces');
    if (verdict.kind === 'miss') return t(`gray.verdict.${verdict.reason}`);
    const { via } = verdict;
    if (via.scope === 'user') return t('gray.verdict.byName');
    const name = scopesById.get(via.id)?.name ?? via.id;
    const text = t(via.scope === 'project' ? 'gray.verdict.byProject' : 'gray.verdict.byRegion', { name });
    return <NamedText text={text} name={name} />;
  };
  return (
    <div className={cx(styles.verdict, styles[kind])} data-verdict={kind}>
      <p className={styles.answer}>
        <Icon aria-hidden />
        {verdict.kind === 'share'
          ? t('gray.verdict.share', { percent: isValidPercent(verdict.percent) ? verdict.percent : '–' })
          : t(`gray.verdict.${kind}`)}
      </p>
      <p>{reason()}</p>
      <p className={styles.who} lang={textLanguage(who)}>
        {who}
      </p>
    </div>
  );
}
