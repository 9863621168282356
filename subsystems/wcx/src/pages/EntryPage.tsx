import { useRef, useState } from 'react';
import { lastAddressOf } from '@portal/subsystem-sdk';
import {
  FormFoot,
  InnerLink,
  PageHead,
  PageHeading,
  Status,
  useLeaveGuard,
  useLocation,
  useNavigator,
  usePortal,
  usePortalState,
} from '@portal/subsystem-sdk/react';
import { applyFilter, readFilter } from '../meters/filter';
import { judgeReading, type Meter, readFigure, readingBefore, readingOf } from '../meters/meter';
import { presentMonth, saveReading, useMeters } from '../meters/store';
import { useConfirmJump } from '../meters/useConfirmJump';
import { nameOf, problemOf, unitOf } from '../meters/words';
import { useText } from '../portal/text';
import { useFormats } from '../portal/formats';
import { JUMP_FACTOR } from '../meters/meter';
import { Filters } from './Filters';

/** Data entry for the reading round: type, Enter, next meter. */
export function EntryPage() {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { figure } = useFormats();
  const { query } = useLocation();
  const navigator = useNavigator();
  const meters = useMeters();
  const confirmJump = useConfirmJump();
  const month = presentMonth();
  const filter = readFilter(query);

  // Meters that were read during this visit stay in the list, so that rows do not jump.
  const [savedHere, setSavedHere] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});
  const inputs = useRef(new Map<number, HTMLInputElement>());
  /** Number of the meter that gets the focus once its field is drawn. */
  const awaited = useRef<number | null>(null);

  const round = applyFilter(meters, { ...filter, text: '', state: null }, month, () => '').filter(
    (meter) => savedHere.has(meter.id) || !readingOf(meter, month),
  );
  const isOpen = (meter: Meter) => !readingOf(meter, month);
  const unsaved = meters.filter((meter) => isOpen(meter) && (typed[meter.id] ?? '').trim() !== '');
  useLeaveGuard(unsaved.length > 0, { content: t('leave.text') });

  /** Saves one meter when its reading is valid. */
  const save = async (meter: Meter): Promise<boolean> => {
    const text = typed[meter.id] ?? '';
    const verdict = judgeReading(meter, month, text);
    const problem = problemOf(verdict, meter, t, figure);
    setProblems(({ [meter.id]: _, ...others }) => (problem ? { ...others, [meter.id]: problem } : others));
    if (problem || !(await confirmJump(meter, verdict))) return false;
    saveReading(meter.id, { value: readFigure(text) ?? 0, who: user.userName, note: '' });
    setSavedHere((before) => new Set(before).add(meter.id));
    return true;
  };

  const focus = (meter: Meter | undefined) => {
    const input = meter && inputs.current.get(meter.id);
    input?.focus();
    input?.select();
  };

  const saveAndContinue = async (meter: Meter) => {
    if (!(await save(meter))) return focus(meter);
    const rest = round.slice(round.indexOf(meter) + 1).filter(isOpen);
    focus(rest[0] ?? round.find((each) => each !== meter && isOpen(each)));
  };

  /** Says where saving stopped, and shows the field, which the filter may hide. */
  const stopAt = (meter: Meter, count: number) => {
    portal.toast({ type: 'warning', text: t('entry.savedUntil', { count, meter: nameOf(meter, t) }) });
    if (inputs.current.has(meter.id)) return focus(meter);
    awaited.current = meter.id;
    void navigator.go('/entry');
  };

  const saveAll = async () => {
    let count = 0;
    for (const meter of unsaved) {
      if (await save(meter)) count += 1;
      else return stopAt(meter, count);
    }
    portal.toast({ type: 'success', text: t('entry.savedCount', { count }) });
  };

  return (
    <>
      <PageHead
        back={
          <InnerLink className="back" to={lastAddressOf(portal, '/')}>
            {t('entry.back')}
          </InnerLink>
        }
        heading={<PageHeading title={t('entry.title')}>{t('entry.title')}</PageHeading>}
        facts={t('entry.lead', { factor: JUMP_FACTOR })}
      />
      <Filters base="/entry" filter={filter} isRound total={t('list.found', { count: round.length })} />
      {round.length === 0 ? (
        <div className="card empty">
          <strong>{t('entry.done')}</strong>
          {t('entry.doneHint')}
        </div>
      ) : (
        <ol className="card round">
          {round.map((meter) => {
            const reading = readingOf(meter, month);
            const last = readingBefore(meter, month);
            const unit = unitOf(meter.kind);
            const verdict = judgeReading(meter, month, typed[meter.id] ?? '');
            const problem = problems[meter.id];
            return (
              <li key={meter.id} className={reading ? 'done' : undefined}>
                <div>
                  <span className={`kind ${meter.kind}`}>{t(`kind.${meter.kind}`)}</span>
                  <strong>
                    {t(`building.${meter.building}`)} · {t(`place.${meter.place}`)}
                  </strong>
                  <span className="muted figures number-plate">{meter.number}</span>
                </div>
                <span className="muted figures">{last && t('entry.last', { value: figure(last.value), unit })}</span>
                <div className="field">
                  {reading ? (
                    <Status tone="success">
                      {t('entry.saved', { value: figure(reading.value - (last?.value ?? 0)), unit })}
                    </Status>
                  ) : (
                    <>
                      <input
                        ref={(input) => {
                          if (!input) return void inputs.current.delete(meter.id);
                          inputs.current.set(meter.id, input);
                          if (awaited.current !== meter.id) return;
                          awaited.current = null;
                          focus(meter);
                        }}
                        inputMode="decimal"
                        autoComplete="off"
                        aria-label={t('entry.reading', { meter: nameOf(meter, t) })}
                        aria-invalid={problem !== undefined}
                        aria-describedby={`wcx-say-${meter.id}`}
                        value={typed[meter.id] ?? ''}
                        onChange={(event) => {
                          setTyped((before) => ({ ...before, [meter.id]: event.target.value }));
                          setProblems(({ [meter.id]: _, ...others }) => others);
                        }}
                        onKeyDown={(event) => {
                          // Enter that confirms input-method text must not submit.
                          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                          event.preventDefault();
                          void saveAndContinue(meter);
                        }}
                      />
                      <span
                        id={`wcx-say-${meter.id}`}
                        className={problem ? 'problem' : 'hint figures'}
                        aria-live="polite"
                      >
                        {problem ?? ('used' in verdict && t('entry.used', { value: figure(verdict.used), unit }))}
                      </span>
                    </>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {unsaved.length > 0 && (
        <div className="bar">
          <FormFoot isChanged status={t('entry.unsaved', { count: unsaved.length })}>
            <button type="button" className="button primary" onClick={() => void saveAll()}>
              {t('entry.saveAll')}
            </button>
          </FormFoot>
        </div>
      )}
    </>
  );
}
