import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, usePortal, usePortalState, usePermission } from '@portal/subsystem-sdk/react';
import { checkTarget, type Indicator, readFigure, type Series, type TargetDraft } from '../indicators/indicator';
import { setTarget } from '../indicators/store';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';

interface TargetFormProps {
  indicator: Indicator;
  series: Series;
  onUnsaved(hasUnsaved: boolean): void;
}

/** The target of the latest month, for users who may set targets. */
export function TargetForm({ indicator, series, onUnsaved }: TargetFormProps) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { value: valueText, month } = useFormats();
  const mayChange = usePermission('indicator:target');
  const latest = series.points.at(-1)!;
  const before: TargetDraft = { value: String(latest.target), reason: '' };
  const [typed, setTyped] = useState<TargetDraft | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const draft = typed ?? before;
  const hasUnsaved = draft.value !== before.value || draft.reason !== '';
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);

  if (!mayChange)
    return (
      <section className="card" aria-labelledby="opbi-target">
        <h2 id="opbi-target">{t('column.target')}</h2>
        <p className="latest figures">{valueText(latest.target, indicator.unit)}</p>
        <p className="hint">{t('target.locked')}</p>
      </section>
    );

  const found = checkTarget(draft, indicator, latest.target);
  const problems = wasChecked ? found : {};
  const [lowest, highest] = indicator.bounds;
  const clear = () => {
    setTyped(null);
    setChecked(false);
  };

  const save = (form: HTMLFormElement) => {
    flushSync(() => setChecked(true));
    const target = readFigure(draft.value);
    if (target === null || Object.keys(found).length > 0) return focusFirstProblem(form);
    const text = t('target.remark', {
      before: valueText(latest.target, indicator.unit),
      after: valueText(target, indicator.unit),
      reason: draft.reason.trim(),
    }).trim();
    setTarget(series.code, series.project, target, { who: user.userName, text });
    clear();
    portal.toast({ type: 'success', text: t('target.saved') });
  };

  return (
    <section className="card" aria-labelledby="opbi-target">
      <h2 id="opbi-target">{t('target.title')}</h2>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <div className="field">
          <label htmlFor="opbi-value">
            {t('target.value', { month: month(latest.month), unit: t(`unit.${indicator.unit}`) })}
          </label>
          <input
            id="opbi-value"
            inputMode="decimal"
            autoComplete="off"
            value={draft.value}
            aria-invalid={problems.value !== undefined}
            aria-describedby="opbi-value-say"
            onChange={({ target }) => setTyped({ ...draft, value: target.value })}
          />
          <span id="opbi-value-say" className="problem" aria-live="polite">
            {problems.value && t(`problem.${problems.value}`, { lowest, highest })}
          </span>
        </div>
        <div className="field">
          <label htmlFor="opbi-reason">{t('target.reason')}</label>
          <input
            id="opbi-reason"
            autoComplete="off"
            maxLength={200}
            placeholder={t('target.reasonHint')}
            value={draft.reason}
            aria-invalid={problems.reason !== undefined}
            aria-describedby="opbi-reason-say"
            onChange={({ target }) => setTyped({ ...draft, reason: target.value })}
          />
          <span id="opbi-reason-say" className="problem" aria-live="polite">
            {problems.reason && t(`problem.${problems.reason}`)}
          </span>
        </div>
        <FormFoot isChanged={hasUnsaved}>
          {hasUnsaved && (
            <button type="button" className="button" onClick={clear}>
              {t('target.discard')}
            </button>
          )}
          <button type="submit" className="button primary" disabled={!hasUnsaved}>
            {t('target.save')}
          </button>
        </FormFoot>
      </form>
    </section>
  );
}
