import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { Panel } from '@/components/Panel';
import { ABSENT } from '@/constants/absent';
import type { GrayRule } from '@/domain/gray-release/schema';
import { findAffected, type Via } from '@/domain/gray-release/decide';
import { useText } from '@/locales/text';
import { textLanguage } from '@/utils/textLanguage';
import type { PeopleData } from '../usePeople';
import { areScopesLoaded, type ScopeData } from '../useScopes';
import styles from './Reach.module.css';

/** Number of projects in scope that are listed before expanding. */
const GRAY_PROJECTS_SHOWN = 6;

interface ReachProps {
  rule: GrayRule;
  scopes: ScopeData;
  people: PeopleData;
}

/** The reach of the edited rule, counted from its scopes (R051). */
export function Reach({ rule, scopes, people }: ReachProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { projects, alsoNamed } = findAffected(rule, scopes.projects, people.known, scopes.scopesById);
  const shown = isWhole ? projects : projects.slice(0, GRAY_PROJECTS_SHOWN);
  // Nothing can be counted before the scopes are loaded; showing zero would be wrong.
  const isCounted = areScopesLoaded(scopes);
  const sourceOf = (via: Via) => (via.scope === 'region' ? scopes.scopesById.get(via.id)?.name : undefined);

  return (
    <Panel title={t('gray.reach')}>
      <div className={styles.body}>
        {!rule.enabled && <p className={styles.off}>{t('gray.reach.off')}</p>}
        <dl className={styles.figures}>
          <div>
            <dt>{t('gray.reach.projects')}</dt>
            <dd>{isCounted ? projects.length : ABSENT}</dd>
          </div>
          <div>
            <dt>{t('gray.reach.people')}</dt>
            <dd>{isCounted ? alsoNamed.length : ABSENT}</dd>
          </div>
        </dl>
        {projects.length > 0 && (
          <ul className={styles.list}>
            {shown.map(({ project, via }) => (
              <li key={project.id}>
                <span lang={textLanguage(project.name)}>{project.name}</span>
                <span className={styles.via} lang={textLanguage(sourceOf(via))}>
                  {sourceOf(via)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {projects.length > GRAY_PROJECTS_SHOWN && (
          <ActionButton kind="link" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('gray.reach.fewer') : t('gray.reach.all', { count: projects.length })}
          </ActionButton>
        )}
      </div>
    </Panel>
  );
}
