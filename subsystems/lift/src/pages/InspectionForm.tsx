import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { DateField, FormFoot, useLeaveGuard, usePortal } from '@portal/subsystem-sdk/react';
import {
  CHECK_POINTS,
  checkInspection,
  firstDue,
  type InspectionDraft,
  type InspectionResult,
  INSPECTION_KINDS,
  type Lift,
  nextInspection,
} from '../lifts/lift';
import { INSPECTORS } from '../lifts/seed';
import { saveInspection, today } from '../lifts/store';
import { useFormats } from '../portal/formats';
import { reportDone } from '../portal/reportDone';
import { useText } from '../portal/text';

const RESULTS: readonly InspectionResult[] = ['passed', 'remarks', 'failed'];

/** Form of an inspection; it shows the next due day before saving. */
export function InspectionForm({ lift }: { lift: Lift }) {
  const t = useText();
  const portal = usePortal();
  const { day: dayName } = useFormats();
  const empty = (): InspectionDraft => ({
    kind: firstDue(lift).kind,
    day: today(),
    result: null,
    inspector: '',
    remarks: '',
    checked: [],
  });
  const [typed, setTyped] = useState<InspectionDraft | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const draft = typed ?? empty();
  const problems = wasChecked ? checkInspection(draft, lift, today()) : {};
  // The result decides whether the points and the remarks may be empty.
  const missing = checkInspection({ ...draft, day: '', inspector: '', remarks: '', checked: [] }, lift, today());
  useLeaveGuard(typed !== null);

  const change = (part: Partial<InspectionDraft>) => setTyped({ ...draft, ...part });
  const clear = () => {
    setTyped(null);
    setChecked(false);
  };

  const save = (form: HTMLFormElement) => {
    flushSync(() => setChecked(true));
    const { result } = draft;
    if (result === null || Object.keys(checkInspection(draft, lift, today())).length > 0)
      return focusFirstProblem(form);
    const { kind, day, inspector, remarks } = draft;
    saveInspection(lift.id, { kind, day, result, inspector: inspector.trim(), remarks: remarks.trim() });
    clear();
    const hasFailed = result === 'failed';
    portal.toast({
      type: hasFailed ? 'warning' : 'success',
      text: t(hasFailed ? 'form.savedFailed' : 'form.saved'),
    });
    reportDone(portal, `/lift/lifts/${lift.id}`);
  };

  const problemText = (field: keyof InspectionDraft) => {
    const problem = problems[field];
    return (
      <span id={`lift-${field}-say`} className="problem" aria-live="polite">
        {problem && t(`problem.${problem}`)}
      </span>
    );
  };
  const requiredMark = (field: keyof InspectionDraft) => (missing[field] ? 'required' : undefined);
  const described = (field: keyof InspectionDraft) => ({
    id: `lift-${field}`,
    'aria-required': missing[field] !== undefined,
    'aria-invalid': problems[field] !== undefined,
    'aria-describedby': `lift-${field}-say`,
  });

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(event.currentTarget);
      }}
    >
      <div className="field">
        <label htmlFor="lift-kind">{t('form.kind')}</label>
        <select
          id="lift-kind"
          value={draft.kind}
          onChange={({ target }) =>
            change({ kind: INSPECTION_KINDS.find((kind) => kind === target.value) ?? draft.kind })
          }
        >
          {INSPECTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`inspection.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="lift-day" className={requiredMark('day')}>
          {t('form.day')}
        </label>
        <DateField
          id="lift-day"
          max={today()}
          value={draft.day}
          invalid={problems.day !== undefined}
          required={missing.day !== undefined}
          describedBy="lift-day-say"
          onChange={(day) => change({ day })}
        />
        {problemText('day')}
      </div>
      <div className="field">
        <label htmlFor="lift-inspector" className={requiredMark('inspector')}>
          {t('form.inspector')}
        </label>
        <input
          list="lift-inspectors"
          autoComplete="off"
          value={draft.inspector}
          {...described('inspector')}
          onChange={({ target }) => change({ inspector: target.value })}
        />
        <datalist id="lift-inspectors">
          {INSPECTORS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {problemText('inspector')}
      </div>
      <fieldset className="wide" aria-describedby="lift-checked-say">
        <legend className={requiredMark('checked')}>{t('form.checked')}</legend>
        {CHECK_POINTS.map((point) => (
          <label key={point} className="check">
            <input
              type="checkbox"
              checked={draft.checked.includes(point)}
              aria-required={missing.checked !== undefined}
              aria-invalid={problems.checked !== undefined && !draft.checked.includes(point)}
              onChange={({ target }) =>
                change({
                  checked: target.checked ? [...draft.checked, point] : draft.checked.filter((each) => each !== point),
                })
              }
            />
            {t(`point.${point}`)}
          </label>
        ))}
        {problemText('checked')}
      </fieldset>
      <fieldset
        className="wide"
        role="radiogroup"
        aria-required
        aria-invalid={problems.result !== undefined}
        aria-describedby="lift-result-say"
      >
        <legend className="required">{t('form.result')}</legend>
        {RESULTS.map((result) => (
          <label key={result} className="check">
            <input
              type="radio"
              name={`lift-result-${lift.id}`}
              checked={draft.result === result}
              onChange={() => change({ result })}
            />
            {t(`result.${result}`)}
          </label>
        ))}
        {problemText('result')}
      </fieldset>
      <div className="field wide">
        <label htmlFor="lift-remarks" className={requiredMark('remarks')}>
          {t('form.remarks')}
        </label>
        <textarea
          rows={3}
          maxLength={300}
          value={draft.remarks}
          {...described('remarks')}
          onChange={({ target }) => change({ remarks: target.value })}
        />
        {problemText('remarks')}
      </div>
      <p className="wide next-day" role="status">
        {draft.result !== null && /^\d{4}-\d\d-\d\d$/.test(draft.day)
          ? t('form.next', {
              kind: t(`inspection.${draft.kind}`),
              day: dayName(nextInspection(lift, { ...draft, result: draft.result })),
            })
          : t('form.nextOpen')}
      </p>
      <div className="wide">
        <FormFoot isChanged={typed !== null}>
          {typed !== null && (
            <button type="button" className="button" onClick={clear}>
              {t('form.discard')}
            </button>
          )}
          <button type="submit" className="button primary" disabled={typed === null}>
            {t('form.save')}
          </button>
        </FormFoot>
      </div>
    </form>
  );
}
