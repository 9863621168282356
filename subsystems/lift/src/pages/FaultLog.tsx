import { useNavigator, useLocation } from '@portal/subsystem-sdk/react';
import { FAULT_KINDS, type Lift } from '../lifts/lift';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';

/** The faults of a lift, newest first; the address can filter by kind. */
export function FaultLog({ lift }: { lift: Lift }) {
  const t = useText();
  const { time } = useFormats();
  const { path, query } = useLocation();
  const navigator = useNavigator();
  const kind = FAULT_KINDS.find((each) => each === query.get('fault')) ?? null;
  const kinds = FAULT_KINDS.filter((each) => lift.faults.some(({ what }) => what === each));
  const found = lift.faults.filter(({ what }) => kind === null || what === kind);
  return (
    <>
      {kinds.length > 1 && (
        <select
          aria-label={t('fault.filter')}
          value={kind ?? ''}
          onChange={({ target }) =>
            void navigator.go(target.value ? `${path}?fault=${target.value}` : path, { replace: true })
          }
        >
          <option value="">
            {t('fault.filter')} · {t('fleet.all')}
          </option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`fault.${each}`)}
            </option>
          ))}
        </select>
      )}
      {found.length === 0 && <p className="empty">{t('fault.none')}</p>}
      <ol className="log">
        {found.map((fault) => (
          <li key={`${fault.at} ${fault.what}`}>
            <strong>{t(`fault.${fault.what}`)}</strong>
            <span className="muted">{t(`source.${fault.source}`)}</span>
            <span className={fault.fixedBy ? 'muted figures' : 'result failed'}>
              {fault.fixedBy ? t('fault.out', { minutes: fault.minutesOut }) : t('fault.open')}
            </span>
            <span className="muted">{fault.fixedBy}</span>
            <time className="muted figures" dateTime={fault.at}>
              {time(fault.at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  );
}
