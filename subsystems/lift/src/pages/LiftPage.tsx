import { lastAddressOf } from '@portal/subsystem-sdk';
import {
  InnerLink,
  PageHead,
  PageHeading,
  useLocation,
  usePortal,
  usePortalState,
  usePermission,
} from '@portal/subsystem-sdk/react';
import { firstDue, INSPECTION_KINDS, type Lift, mayResume } from '../lifts/lift';
import { StatusTag } from '../lifts/StatusTag';
import { setSuspended, today, useLift } from '../lifts/store';
import { nameOf } from '../lifts/words';
import { daysBetween, useFormats } from '../portal/formats';
import { useText } from '../portal/text';
import { FaultLog } from './FaultLog';
import { InspectionForm } from './InspectionForm';
import { MissingPage } from './MissingPage';

const TABS = ['faults', 'inspections', 'inspect'] as const;

/** One lift: its data, next inspections, faults, past inspections, and the form for a new one. */
export function LiftPage({ id }: { id: string }) {
  const t = useText();
  const portal = usePortal();
  const { query } = useLocation();
  const lift = useLift(Number(id));
  if (!lift) return <MissingPage heading={t('lift.missing', { id })} />;

  const tab = TABS.find((each) => each === query.get('tab')) ?? 'faults';
  const title = nameOf(lift, t);
  return (
    <>
      <PageHead
        back={
          <InnerLink className="back" to={lastAddressOf(portal, '/')}>
            {t('fleet.back')}
          </InnerLink>
        }
        heading={<PageHeading title={title}>{title}</PageHeading>}
        facts={
          <>
            <StatusTag status={lift.status} />
            {lift.reason && <span>{t('lift.suspended', { reason: lift.reason })}</span>}
          </>
        }
        actions={<Service lift={lift} />}
      />
      <div className="columns">
        <Facts lift={lift} />
        <section className="card">
          <nav className="tabs" aria-label={title}>
            {TABS.map((each) => (
              <InnerLink
                key={each}
                to={each === 'faults' ? `/lifts/${id}` : `/lifts/${id}?tab=${each}`}
                replace
                aria-current={tab === each ? 'page' : undefined}
              >
                {t(`tab.${each}`)}
              </InnerLink>
            ))}
          </nav>
          {tab === 'faults' && <FaultLog lift={lift} />}
          {tab === 'inspections' && <InspectionLog lift={lift} />}
          {/* The form stays mounted while the logs are shown, so that typed text is kept. */}
          <div hidden={tab !== 'inspect'}>
            <InspectionForm lift={lift} />
          </div>
        </section>
      </div>
    </>
  );
}

function Service({ lift }: { lift: Lift }) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const maySuspend = usePermission('lift:suspend');
  const isOut = lift.status === 'suspended';
  const isBlocked = isOut && !mayResume(lift);
  const name = nameOf(lift, t);

  const change = async () => {
    const agreed = await portal.confirm({
      title: t(isOut ? 'lift.resumeTitle' : 'lift.suspendTitle'),
      content: t(isOut ? 'lift.resumeText' : 'lift.suspendText', { lift: name }),
      okText: t(isOut ? 'lift.resume' : 'lift.suspend'),
      danger: !isOut,
    });
    if (!agreed) return;
    setSuspended(lift.id, !isOut, isOut ? '' : t('lift.reasonManual', { who: user.userName }));
    portal.toast({ type: 'success', text: t(isOut ? 'lift.resumeDone' : 'lift.suspendDone') });
  };

  return (
    <>
      <InnerLink className="button" to={`/lifts/${lift.id}/rescue`}>
        {t(lift.rescue ? 'rescue.open' : 'rescue.start')}
      </InnerLink>
      {maySuspend && lift.status !== 'trapped' && (
        <button
          type="button"
          className={isOut ? 'button primary' : 'button danger'}
          disabled={isBlocked}
          aria-describedby={isBlocked ? 'lift-blocked' : undefined}
          onClick={() => void change()}
        >
          {t(isOut ? 'lift.resume' : 'lift.suspend')}
        </button>
      )}
      {maySuspend && isBlocked && (
        <span id="lift-blocked" className="hint">
          {t('lift.mayNotResume')}
        </span>
      )}
    </>
  );
}

function Facts({ lift }: { lift: Lift }) {
  const t = useText();
  const { day, dueIn } = useFormats();
  const first = firstDue(lift);
  return (
    <section className="card" aria-labelledby="lift-facts">
      <h2 id="lift-facts">{t('lift.facts')}</h2>
      <dl className="facts">
        <dt>{t('lift.plate')}</dt>
        <dd className="figures">{lift.plate}</dd>
        <dt>{t('lift.maker')}</dt>
        <dd>{lift.maker}</dd>
        <dt>{t('lift.builtIn')}</dt>
        <dd className="figures">{lift.builtIn}</dd>
        <dt>{t('lift.floors')}</dt>
        <dd className="figures">{lift.floors}</dd>
        <dt>{t('lift.load')}</dt>
        <dd className="figures">{lift.load} kg</dd>
        <dt>{t('lift.keeper')}</dt>
        <dd>{lift.keeper}</dd>
      </dl>
      <ol className="dues">
        {INSPECTION_KINDS.map((kind) => {
          const days = daysBetween(today(), lift.due[kind]);
          return (
            <li key={kind} className={kind === first.kind ? 'first' : undefined}>
              <span>{t('lift.next', { kind: t(`inspection.${kind}`) })}</span>
              <span className="due" data-due={days < 0 ? 'late' : undefined}>
                {day(lift.due[kind])} <span className={days < 0 ? undefined : 'muted'}>{dueIn(days)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function InspectionLog({ lift }: { lift: Lift }) {
  const t = useText();
  const { day } = useFormats();
  return (
    <ol className="log">
      {lift.inspections.map((inspection, index) => (
        // A day may have several of one kind: a failed one and its repetition.
        <li key={lift.inspections.length - index}>
          <strong>{t(`inspection.${inspection.kind}`)}</strong>
          <span className={`result ${inspection.result}`}>{t(`result.${inspection.result}`)}</span>
          <span className="muted">{inspection.inspector}</span>
          <time className="muted figures" dateTime={inspection.day}>
            {day(inspection.day)}
          </time>
          {inspection.remarks && <p>{inspection.remarks}</p>}
        </li>
      ))}
    </ol>
  );
}
