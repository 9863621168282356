import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem, lastAddressOf } from '@portal/subsystem-sdk';
import {
  FormFoot,
  InnerLink,
  PageHead,
  PageHeading,
  useLeaveGuard,
  usePortal,
  usePortalState,
} from '@portal/subsystem-sdk/react';
import type { Lift } from '../lifts/lift';
import {
  ARRIVAL_LIMIT_MINUTES,
  type CallDraft,
  checkCall,
  isLate,
  minutesSince,
  nextStep,
  type Rescue,
  RESCUE_STEPS,
} from '../lifts/rescue';
import { openRescue, takeRescueStep, useLift } from '../lifts/store';
import { useMinute } from '../lifts/useMinute';
import { nameOf } from '../lifts/words';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';
import { MissingPage } from './MissingPage';

/** A rescue: the call, and the steps until the lift is checked. */
export function RescuePage({ id }: { id: string }) {
  const t = useText();
  const portal = usePortal();
  const lift = useLift(Number(id));
  if (!lift) return <MissingPage heading={t('lift.missing', { id })} />;
  const title = `${t('rescue.title')} · ${nameOf(lift, t)}`;
  return (
    <>
      <PageHead
        back={
          <InnerLink className="back" to={lastAddressOf(portal, `/lifts/${id}`)}>
            {nameOf(lift, t)}
          </InnerLink>
        }
        heading={<PageHeading title={title}>{title}</PageHeading>}
      />
      {lift.rescue ? <Progress lift={lift} rescue={lift.rescue} /> : <CallForm lift={lift} />}
    </>
  );
}

function Progress({ lift, rescue }: { lift: Lift; rescue: Rescue }) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { time } = useFormats();
  const now = useMinute(true);
  const next = nextStep(rescue);
  const late = isLate(rescue, now);

  return (
    <section className={late ? 'card rescue late' : 'card rescue'}>
      <p className="clock">
        <strong className="figures">{t('rescue.elapsed', { minutes: minutesSince(rescue, null, now) })}</strong>
        <span>{t('rescue.facts', { people: rescue.people, floor: rescue.floor })}</span>
        {rescue.contact && (
          <a className="figures" href={`tel:${rescue.contact}`}>
            {rescue.contact}
          </a>
        )}
      </p>
      <p role="status" className={late ? 'problem' : 'hint'}>
        {late ? t('rescue.late') : t('rescue.limit', { minutes: ARRIVAL_LIMIT_MINUTES })}
      </p>
      <ol className="steps">
        {RESCUE_STEPS.map((step) => {
          const at = rescue.steps[step];
          return (
            <li key={step} className={at ? 'taken' : undefined} aria-current={step === next ? 'step' : undefined}>
              <strong>{t(`step.${step}`)}</strong>
              {at && (
                <span className="muted figures">
                  <time dateTime={at}>{time(at)}</time> ·{' '}
                  {t('rescue.after', { minutes: minutesSince(rescue, step, now) })}
                </span>
              )}
              {step === next && step !== 'called' && (
                <button
                  type="button"
                  className="button primary"
                  onClick={() => {
                    takeRescueStep(lift.id, step, user.userName);
                    if (step === 'checked') portal.toast({ type: 'success', text: t('rescue.over') });
                  }}
                >
                  {t(`take.${step}`)}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const NOTHING: CallDraft = { people: '', floor: '', contact: '' };

function CallForm({ lift }: { lift: Lift }) {
  const t = useText();
  const [draft, setDraft] = useState(NOTHING);
  const [wasChecked, setChecked] = useState(false);
  const hasUnsaved = Object.values(draft).some((value) => value.trim() !== '');
  const problems = wasChecked ? checkCall(draft, lift.floors) : {};
  const missing = checkCall(NOTHING, lift.floors);
  useLeaveGuard(hasUnsaved);

  const fields = (['people', 'floor', 'contact'] as const).map((field) => {
    const problem = problems[field];
    return (
      <div key={field} className="field">
        <label htmlFor={`lift-${field}`} className={missing[field] && 'required'}>
          {t(`rescue.${field}`)}
        </label>
        <input
          id={`lift-${field}`}
          inputMode={field === 'floor' ? 'text' : 'numeric'}
          autoComplete="off"
          value={draft[field]}
          aria-required={missing[field] !== undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={`lift-${field}-say`}
          onChange={({ target }) => setDraft((before) => ({ ...before, [field]: target.value }))}
        />
        <span id={`lift-${field}-say`} className="problem" aria-live="polite">
          {problem && t(`problem.${problem}`)}
        </span>
      </div>
    );
  });

  return (
    <section className="card rescue">
      <h2>{t('rescue.none')}</h2>
      <p className="hint">{t('rescue.noneHint')}</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          flushSync(() => setChecked(true));
          if (Object.keys(checkCall(draft, lift.floors)).length > 0) return focusFirstProblem(event.currentTarget);
          const contact = draft.contact.replace(/[\s-]/g, '');
          openRescue(lift.id, { people: Number(draft.people), floor: Number(draft.floor), contact });
        }}
      >
        {fields}
        <div className="wide">
          <FormFoot isChanged={hasUnsaved} status={hasUnsaved ? t('rescue.unsaved') : ''}>
            <button type="submit" className="button primary danger">
              {t('rescue.call')}
            </button>
          </FormFoot>
        </div>
      </form>
    </section>
  );
}
