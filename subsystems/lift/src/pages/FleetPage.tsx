import {
  Counters,
  FilterRow,
  FilterSelect,
  InnerLink,
  PageHead,
  PageHeading,
  useNavigator,
  useLocation,
} from '@portal/subsystem-sdk/react';
import { applyFilter, daysToInspection, DUES, type FleetFilter, readFilter, writeFilter } from '../lifts/filter';
import { firstDue, type Lift, LIFT_STATUSES, PROJECTS, PROJECT_NAMES } from '../lifts/lift';
import { minutesSince } from '../lifts/rescue';
import { StatusTag, TONES } from '../lifts/StatusTag';
import { today, useLifts } from '../lifts/store';
import { useMinute } from '../lifts/useMinute';
import { nameOf } from '../lifts/words';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';

/** The lifts as cards, urgent ones first; a running rescue is shown above everything. */
export function FleetPage() {
  const t = useText();
  const { query } = useLocation();
  const navigator = useNavigator();
  const lifts = useLifts();
  const day = today();
  const filter = readFilter(query);
  const words = (lift: Lift) => nameOf(lift, t);
  const found = applyFilter(lifts, filter, day, words);
  const beside = applyFilter(lifts, filter, day, words, false);
  const calls = lifts.filter(({ rescue }) => rescue !== null);
  const now = useMinute(calls.length > 0);
  const apply = (change: Partial<FleetFilter>, isTyping = false) =>
    void navigator.go(`/${writeFilter({ ...filter, ...change })}`, { replace: isTyping });

  return (
    <>
      <PageHead
        heading={<PageHeading title={null}>{t('fleet.title')}</PageHeading>}
        facts={t('fleet.lead', {
          all: lifts.length,
          out: lifts.filter(({ status }) => status !== 'running').length,
          late: lifts.filter((lift) => daysToInspection(lift, day) < 0).length,
        })}
      />
      {calls.map(
        (lift) =>
          lift.rescue && (
            <div key={lift.id} className="alarm">
              <strong className="figures">
                {t('rescue.banner', {
                  lift: nameOf(lift, t),
                  people: lift.rescue.people,
                  minutes: minutesSince(lift.rescue, null, now),
                })}
              </strong>
              <InnerLink className="button danger" to={`/lifts/${lift.id}/rescue`}>
                {t('rescue.open')}
              </InnerLink>
            </div>
          ),
      )}
      <Counters
        label={t('fleet.status')}
        value={filter.status}
        options={LIFT_STATUSES.map((status) => ({
          value: status,
          label: t(`status.${status}`),
          tone: TONES[status],
          count: beside.filter((lift) => lift.status === status).length,
        }))}
        onChange={(status) => apply({ status })}
      />
      <FilterRow
        resetText={writeFilter(filter) !== '' && t('fleet.reset')}
        onReset={() => void navigator.go('/')}
        total={t('fleet.found', { count: found.length })}
      >
        <input
          type="search"
          aria-label={t('fleet.search')}
          placeholder={t('fleet.search')}
          value={filter.text}
          onChange={(event) => apply({ text: event.target.value }, true)}
        />
        <FilterSelect
          label={t('fleet.project')}
          value={filter.project}
          options={PROJECTS.map((project) => [project, PROJECT_NAMES[project]])}
          onChange={(project) => apply({ project })}
        />
        <FilterSelect
          label={t('fleet.due')}
          value={filter.due}
          options={DUES.map((due) => [due, t(`due.${due}`)])}
          onChange={(due) => apply({ due })}
        />
      </FilterRow>
      {found.length === 0 ? (
        <div className="card empty">
          <strong>{t('fleet.none')}</strong>
          {t('fleet.noneHint')}
        </div>
      ) : (
        <ul className="fleet">
          {found.map((lift) => (
            <LiftCard key={lift.id} lift={lift} day={day} />
          ))}
        </ul>
      )}
    </>
  );
}

function LiftCard({ lift, day }: { lift: Lift; day: string }) {
  const t = useText();
  const { day: dayName, dueIn } = useFormats();
  const next = firstDue(lift);
  const days = daysToInspection(lift, day);
  return (
    <li className={`card lift-card ${lift.status}`}>
      <div className="top">
        <StatusTag status={lift.status} />
        <span className="muted">{t(`kind.${lift.kind}`)}</span>
      </div>
      <InnerLink to={`/lifts/${lift.id}`}>
        <strong>{PROJECT_NAMES[lift.project]}</strong>
        <span className="building figures">{lift.building}#</span>
        <span className="visually-hidden">{t(`kind.${lift.kind}`)}</span>
      </InnerLink>
      <p className="muted figures">
        {lift.maker} · {lift.plate}
      </p>
      <p className="next">
        <span>{t('lift.next', { kind: t(`inspection.${next.kind}`) })}</span>
        <span className="due" data-due={days < 0 ? 'late' : days <= 3 ? 'soon' : undefined} title={dayName(next.day)}>
          {dueIn(days)}
        </span>
      </p>
    </li>
  );
}
