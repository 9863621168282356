import { InnerLink, PageHead, PageHeading, Status, type StatusTone, useLocation } from '@portal/subsystem-sdk/react';
import { applyFilter, readFilter, writeFilter } from '../meters/filter';
import { BUILDINGS, consumptions, type Meter, readingBefore, readingOf, stateOf } from '../meters/meter';
import { Sparkline } from '../meters/Sparkline';
import { presentMonth, useMeters } from '../meters/store';
import { nameOf, unitOf } from '../meters/words';
import { useText } from '../portal/text';
import { useFormats } from '../portal/formats';
import { Filters } from './Filters';

/** The meters by building, and the progress of this month's round. */
export function MetersPage() {
  const t = useText();
  const { month: monthName } = useFormats();
  const { query } = useLocation();
  const meters = useMeters();
  const month = presentMonth();
  const filter = readFilter(query);
  const found = applyFilter(meters, filter, month, (meter) => nameOf(meter, t));
  const done = meters.filter((meter) => readingOf(meter, month)).length;
  const lead = t('list.lead', { month: monthName(month), all: meters.length, done, waiting: meters.length - done });

  return (
    <>
      <PageHead
        heading={<PageHeading title={null}>{t('list.title')}</PageHeading>}
        facts={
          <>
            {lead}
            <progress aria-label={t('list.progress')} value={done} max={meters.length} />
          </>
        }
        actions={
          <InnerLink
            className="button primary"
            to={`/entry${writeFilter({ text: '', state: null, building: filter.building, kind: filter.kind })}`}
          >
            {t('list.start')}
          </InnerLink>
        }
      />
      <Filters base="/" filter={filter} total={t('list.found', { count: found.length })} />
      {found.length === 0 && (
        <div className="card empty">
          <strong>{t('list.none')}</strong>
          {t('list.noneHint')}
        </div>
      )}
      {BUILDINGS.map((building) => {
        const own = found.filter((meter) => meter.building === building);
        if (own.length === 0) return null;
        return (
          <section key={building} className="card building" aria-labelledby={`wcx-${building}`}>
            <h2 id={`wcx-${building}`}>
              {t(`building.${building}`)} <span className="muted">{t('list.found', { count: own.length })}</span>
            </h2>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('column.meter')}</th>
                  <th scope="col" className="number">
                    {t('column.last')}
                  </th>
                  <th scope="col" className="number">
                    {t('column.present')}
                  </th>
                  <th scope="col" className="number">
                    {t('column.used')}
                  </th>
                  <th scope="col">{t('column.trend')}</th>
                  <th scope="col">{t('column.state')}</th>
                </tr>
              </thead>
              <tbody>
                {own.map((meter) => (
                  <Row key={meter.id} meter={meter} month={month} />
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </>
  );
}

const TONES: Record<ReturnType<typeof stateOf>, StatusTone> = {
  read: 'success',
  suspicious: 'danger',
  waiting: 'warning',
};

function Row({ meter, month }: { meter: Meter; month: string }) {
  const t = useText();
  const { figure } = useFormats();
  const present = readingOf(meter, month);
  const last = readingBefore(meter, month);
  const used = present && consumptions(meter).at(-1)?.value;
  const state = stateOf(meter, month);
  return (
    <tr>
      <th scope="row">
        <span className={`kind ${meter.kind}`}>{t(`kind.${meter.kind}`)}</span>
        <InnerLink to={`/meters/${meter.id}`}>{t(`place.${meter.place}`)}</InnerLink>
        <span className="muted figures number-plate">{meter.number}</span>
      </th>
      <td className="number" data-label={t('column.last')}>
        {last ? figure(last.value) : '—'}
      </td>
      <td className="number" data-label={t('column.present')}>
        {present ? figure(present.value) : '—'}
      </td>
      <td className="number" data-label={t('column.used')}>
        {used === undefined ? '—' : `${figure(used)} ${unitOf(meter.kind)}`}
      </td>
      <td className="trend">
        <Sparkline meter={meter} month={month} />
      </td>
      <td className="table-status">
        <Status tone={TONES[state]}>{t(`state.${state}`)}</Status>
      </td>
    </tr>
  );
}
