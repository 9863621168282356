import { useParams } from 'react-router';
import { PageHead, Status, type StatusTone, usePermission } from '@portal/subsystem-sdk/react';
import { NotFound } from '../NotFound';
import { BackLink } from '../portal/BackLink';
import { useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { useText } from '../portal/text';
import { type Application, daysOf, depositOf, nextPhases } from './application';
import { ReviewForm } from './ReviewForm';
import { applications as rows } from './rows';

const PHASE_TONES: Partial<Record<Application['phase'], StatusTone>> = {
  submitted: 'warning',
  building: 'brand',
  done: 'success',
  refused: 'danger',
};

/** One application: the plan, the pending decision, and the site visits. */
export function ApplicationPage() {
  const t = useText();
  const { day, days, money } = useFormats();
  const { id = '' } = useParams();
  const mayDecide = usePermission('decoration:approve');
  const application = rows.use().find((each) => String(each.id) === id);
  if (!application) return <NotFound heading={t('missing.record', { id })} />;

  const { owner, home, number, area, scope, contractor, phase, from, to, touchesStructure, deposit, visits } =
    application;
  const isOver = nextPhases(phase).length === 0;
  const asked = t('deco.depositAsked', { amount: money(depositOf(application)) });
  return (
    <>
      <PageHead
        back={<BackLink />}
        heading={<PageHeading title={home}>{home}</PageHeading>}
        facts={
          <>
            <span className="figures">{number}</span>
            <span>{owner}</span>
            <Status tone={PHASE_TONES[phase]}>{t(`phase.${phase}`)}</Status>
          </>
        }
      />
      <div className="columns">
        <section className="card">
          <h2>{t('deco.facts')}</h2>
          <dl className="facts">
            <dt>{t('deco.scope')}</dt>
            <dd>{t(`scope.${scope}`)}</dd>
            <dt>{t('deco.area')}</dt>
            <dd className="figures">{area} m²</dd>
            <dt>{t('deco.contractor')}</dt>
            <dd>{contractor}</dd>
            <dt>{t('deco.period')}</dt>
            <dd className="figures">
              {day(from)} – {day(to)} ({days(daysOf(application))})
            </dd>
            <dt>{t('deco.deposit')}</dt>
            <dd className="figures">
              {deposit === null ? t('deco.unpaid') : money(deposit)} · {asked}
            </dd>
            <dt>{t('deco.structureQuestion')}</dt>
            <dd>{touchesStructure ? <span className="late">{t('deco.structure')}</span> : t('deco.noStructure')}</dd>
          </dl>
          <h2>{t('deco.visits')}</h2>
          {visits.length === 0 && <p className="muted">{t('deco.noVisits')}</p>}
          <ol className="log">
            {visits.map((visit) => (
              <li key={`${visit.day} ${visit.finding}`}>
                <strong className="figures">{day(visit.day)}</strong>
                <span>{visit.who}</span>
                <p>{visit.finding}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="card">
          <h2>{t('deco.review')}</h2>
          {isOver && <p className="muted">{t('deco.over')}</p>}
          {!isOver && !mayDecide && <p className="muted">{t('deco.mayNot')}</p>}
          {!isOver && mayDecide && <ReviewForm key={`${id} ${phase}`} application={application} />}
        </section>
      </div>
    </>
  );
}
