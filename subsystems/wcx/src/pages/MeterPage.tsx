import { lastAddressOf } from '@portal/subsystem-sdk';
import { InnerLink, PageHead, PageHeading, usePortal } from '@portal/subsystem-sdk/react';
import { averageBefore, consumptions, type Meter } from '../meters/meter';
import { Sparkline } from '../meters/Sparkline';
import { presentMonth, useMeter } from '../meters/store';
import { unitOf } from '../meters/words';
import { useText } from '../portal/text';
import { useFormats } from '../portal/formats';
import { MissingPage } from './MissingPage';
import { ReadingForm } from './ReadingForm';

/** One meter: its data, this month's reading, and earlier readings. */
export function MeterPage({ id }: { id: string }) {
  const t = useText();
  const portal = usePortal();
  const { figure } = useFormats();
  const meter = useMeter(Number(id));
  const month = presentMonth();

  if (!meter) return <MissingPage heading={t('meter.missing', { id })} />;

  const average = averageBefore(meter, month);
  const unit = unitOf(meter.kind);
  const title = `${t(`building.${meter.building}`)} · ${t(`place.${meter.place}`)}`;
  return (
    <>
      <PageHead
        back={
          <InnerLink className="back" to={lastAddressOf(portal, '/')}>
            {t('entry.back')}
          </InnerLink>
        }
        heading={
          <PageHeading title={title}>
            <span className={`kind ${meter.kind}`}>{t(`kind.${meter.kind}`)}</span>
            {title}
          </PageHeading>
        }
      />
      <div className="columns">
        <section className="card" aria-labelledby="wcx-facts">
          <h2 id="wcx-facts">{t('meter.facts')}</h2>
          <dl className="facts">
            <dt>{t('meter.number')}</dt>
            <dd className="figures">{meter.number}</dd>
            <dt>{t('meter.building')}</dt>
            <dd>{t(`building.${meter.building}`)}</dd>
            <dt>{t('meter.capacity')}</dt>
            <dd className="figures">
              {figure(meter.capacity)} {unit}
            </dd>
            <dt>{t('meter.average')}</dt>
            <dd className="figures">{average === null ? '—' : `${figure(Math.round(average))} ${unit}`}</dd>
          </dl>
          <Sparkline meter={meter} month={month} />
        </section>
        <ReadingForm meter={meter} month={month} />
        <History meter={meter} />
      </div>
    </>
  );
}

function History({ meter }: { meter: Meter }) {
  const t = useText();
  const { figure, month: monthName, time } = useFormats();
  const used = new Map(consumptions(meter).map(({ month, value }) => [month, value]));
  return (
    <section className="card wide" aria-labelledby="wcx-history">
      <h2 id="wcx-history">{t('meter.history')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('history.month')}</th>
            <th scope="col" className="number">
              {t('history.reading')}
            </th>
            <th scope="col" className="number">
              {t('history.used')}
            </th>
            <th scope="col">{t('history.who')}</th>
            <th scope="col">{t('history.at')}</th>
          </tr>
        </thead>
        <tbody>
          {meter.readings.map(({ month, value, who, at, note }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td className="number" data-label={t('history.reading')}>
                {figure(value)}
              </td>
              <td className="number" data-label={t('history.used')}>
                {used.has(month) ? figure(used.get(month)!) : '—'}
              </td>
              <td data-label={t('history.who')}>{who}</td>
              <td className="figures" data-label={t('history.at')}>
                {time(at)}
                {note && <span className="muted note">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
