import { useState } from 'react';
import { Input } from 'antd';
import { AppModal } from '@/components/app-modal';
import { NamedText } from '@/components/NamedText';
import { findAffected } from '@/domain/gray-release/decide';
import type { RuleScope } from '@/domain/gray-release/difference';
import { useText, type TextKey } from '@/locales/text';
import { LostSaveBar } from '@/shell/saving';
import { getEnvironment } from '@/utils/environment';
import { textLanguage } from '@/utils/textLanguage';
import type { PeopleData } from '../usePeople';
import { areScopesLoaded, type ScopeData } from '../useScopes';
import type { RuleHandle } from './useRule';
import styles from './SaveDialog.module.css';

interface SaveDialogProps {
  rule: RuleHandle;
  scopes: ScopeData;
  people: PeopleData;
}

const titles: Record<RuleScope, TextKey> = {
  regionIds: 'gray.regions',
  projectIds: 'gray.projects',
  userJobNumbers: 'gray.people',
};

/** Shows the changes before saving; in production the service's name has to be typed as confirmation (R051). */
export function SaveDialog({ rule, scopes, people }: SaveDialogProps) {
  const { review } = rule;
  const t = useText();
  const [typed, setTyped] = useState('');
  // Each review is confirmed on its own.
  if (review === null && typed !== '') setTyped('');
  const mustType = getEnvironment().name === 'production';
  const isConfirmed = !mustType || typed.trim() === rule.service;

  const request = <NamedText text={t('gray.review.type', { service: rule.service })} name={rule.service} />;

  const save = () => {
    if (isConfirmed) void rule.save();
  };

  return (
    <AppModal
      open={review !== null}
      title={t('gray.review.title')}
      onClose={rule.endReview}
      onOk={save}
      okText={t('gray.review.save')}
      isOkDisabled={!isConfirmed}
      isBusy={rule.isSaving}
    >
      {review && (
        <div className={styles.body}>
          <p className={styles.service} lang={textLanguage(rule.service)}>
            {rule.service}
          </p>
          <LostSaveBar saving={rule.saving} presentFor={(lost) => rule.edited ?? lost} />
          {review.isOutdated && <p className={styles.warning}>{t('gray.review.outdated')}</p>}
          <Difference rule={rule} review={review} scopes={scopes} people={people} />
          {mustType && (
            <label className={styles.field}>
              {request}
              <Input
                value={typed}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
                onPressEnter={save}
              />
            </label>
          )}
        </div>
      )}
    </AppModal>
  );
}

type Review = NonNullable<RuleHandle['review']>;

function Difference({ rule, review, scopes, people }: SaveDialogProps & { review: Review }) {
  const t = useText();
  const { difference, before } = review;
  const nameOf = (scope: RuleScope, id: string) => {
    const name = scope === 'userJobNumbers' ? people.known.get(id)?.name : scopes.scopesById.get(id)?.name;
    if (scope === 'userJobNumbers') return [name, id].filter(Boolean).join(' ');
    return name ?? id;
  };
  const share = (percent: number | undefined) => (percent === undefined ? t('gray.percent.none') : `${percent}%`);
  const projectsOf = (each: typeof before) =>
    each.enabled ? findAffected(each, scopes.projects, people.known, scopes.scopesById).projects.length : 0;

  return (
    <>
      <dl className={styles.changes}>
        {difference.enabled !== undefined && (
          <div>
            <dt>{t('gray.enabled')}</dt>
            <dd>{t(difference.enabled ? 'gray.review.switchedOn' : 'gray.review.switchedOff')}</dd>
          </div>
        )}
        {difference.percent && (
          <div>
            <dt>{t('gray.percent')}</dt>
            <dd>
              {t('gray.review.fromTo', { from: share(difference.percent.from), to: share(difference.percent.to) })}
            </dd>
          </div>
        )}
        {difference.scopes.map(({ scope, added, removed }) => (
          <div key={scope}>
            <dt>{t(titles[scope])}</dt>
            <dd>
              <ul className={styles.list}>
                {added.map((id) => (
                  <li key={id} className={styles.added}>
                    <NamedText text={t('gray.review.added', { name: nameOf(scope, id) })} name={nameOf(scope, id)} />
                  </li>
                ))}
                {removed.map((id) => (
                  <li key={id} className={styles.removed}>
                    <NamedText text={t('gray.review.removed', { name: nameOf(scope, id) })} name={nameOf(scope, id)} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {rule.edited && areScopesLoaded(scopes) && (
        <p className={styles.reach}>
          {t('gray.review.reach', { before: projectsOf(before), after: projectsOf(rule.edited) })}
        </p>
      )}
    </>
  );
}
