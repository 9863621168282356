import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, useLeaveGuard, usePortal, usePortalState, usePermission } from '@portal/subsystem-sdk/react';
import { judgeReading, type Meter, NOTE_MIN_LENGTH, readFigure, readingBefore, readingOf } from '../meters/meter';
import { saveReading } from '../meters/store';
import { useConfirmJump } from '../meters/useConfirmJump';
import { problemOf, unitOf } from '../meters/words';
import { useText } from '../portal/text';
import { useFormats } from '../portal/formats';

/** This month's reading of one meter; correcting a saved one needs a permission and a reason. */
export function ReadingForm({ meter, month }: { meter: Meter; month: string }) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { figure, month: monthName } = useFormats();
  const mayCorrect = usePermission('meter:correct');
  const confirmJump = useConfirmJump();

  const present = readingOf(meter, month);
  const before = { value: present ? String(present.value) : '', note: '' };
  const [typed, setTyped] = useState<{ value: string; note: string } | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const draft = typed ?? before;
  const hasUnsaved = draft.value !== before.value || draft.note !== before.note;
  useLeaveGuard(hasUnsaved, { content: t('leave.text') });

  const verdict = judgeReading(meter, month, draft.value);
  const unit = unitOf(meter.kind);
  const problem = problemOf(verdict, meter, t, figure);
  const noteProblem =
    present && draft.note.trim().length < NOTE_MIN_LENGTH ? t('problem.note', { count: NOTE_MIN_LENGTH }) : null;
  const last = readingBefore(meter, month);
  const monthWord = monthName(month);

  if (present && !mayCorrect)
    return (
      <section className="card" aria-labelledby="wcx-form">
        <h2 id="wcx-form">{t('meter.reading', { month: monthWord })}</h2>
        <p className="reading figures">
          {figure(present.value)} <span className="muted">{unit}</span>
        </p>
        <p className="hint">{t('meter.locked')}</p>
      </section>
    );

  const save = async (form: HTMLFormElement) => {
    flushSync(() => setChecked(true));
    if (problem || noteProblem) return focusFirstProblem(form);
    if (!(await confirmJump(meter, verdict))) return;
    saveReading(meter.id, { value: readFigure(draft.value) ?? 0, who: user.userName, note: draft.note.trim() });
    setTyped(null);
    setChecked(false);
    portal.toast({ type: 'success', text: t('meter.saved') });
  };

  return (
    <section className="card" aria-labelledby="wcx-form">
      <h2 id="wcx-form">{t(present ? 'meter.correct' : 'meter.reading', { month: monthWord })}</h2>
      <form
        className="reading-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <div className="field">
          <label htmlFor="wcx-value" className="required">
            {t('meter.value', { unit })}
          </label>
          <input
            id="wcx-value"
            inputMode="decimal"
            autoComplete="off"
            value={draft.value}
            aria-required
            aria-invalid={wasChecked && problem !== null}
            aria-describedby="wcx-value-say"
            onChange={(event) => setTyped({ ...draft, value: event.target.value })}
          />
          <span id="wcx-value-say" className={wasChecked && problem ? 'problem' : 'hint figures'} aria-live="polite">
            {(wasChecked && problem) ||
              ('used' in verdict
                ? t('entry.used', { value: figure(verdict.used), unit })
                : last && t('entry.last', { value: figure(last.value), unit }))}
          </span>
        </div>
        <div className="field">
          <label htmlFor="wcx-note" className={present && 'required'}>
            {t(present ? 'meter.reason' : 'meter.note')}
          </label>
          <textarea
            id="wcx-note"
            rows={3}
            maxLength={200}
            value={draft.note}
            aria-required={present !== undefined}
            aria-invalid={wasChecked && noteProblem !== null}
            aria-describedby="wcx-note-say"
            onChange={(event) => setTyped({ ...draft, note: event.target.value })}
          />
          <span id="wcx-note-say" className="problem" aria-live="polite">
            {wasChecked && noteProblem}
          </span>
        </div>
        <FormFoot isChanged={hasUnsaved}>
          {hasUnsaved && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setTyped(null);
                setChecked(false);
              }}
            >
              {t('meter.discard')}
            </button>
          )}
          <button type="submit" className="button primary" disabled={!hasUnsaved}>
            {t(present ? 'meter.saveCorrection' : 'meter.save')}
          </button>
        </FormFoot>
      </form>
    </section>
  );
}
