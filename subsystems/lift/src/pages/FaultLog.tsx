import { durationText } from '@portal/subsystem-sdk';
import { useNavigator, useLocation, usePortalState } from '@portal/subsystem-sdk/react';
import { FAULT_KINDS, type Lift } from '../lifts/lift';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';

/** The faults of a lift, newest first; the address can filter by kind. */
export function FaultLog({ lift }: { lift: Lift }) {
  const t = useText();
  const { time } = useFormats();
  const locale = usePortalState((state) => state.locale);
  const { path, query } = useLocation();
  const navigator = useNavigator();
  const kind = FAULT_KINDS.find((each) => each === query.get('fault')) ?? null;
  const kinds = FAULT_KINDS.filter((each) => lift.faults.some(({ what }) => what === each));
  const found = lift.faults.filter(({ what }) => kind === null || what === kind);
  return (
    <>
      {kinds.length > 1 && (
        <div className="filters">
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
        </div>
      )}
      {found.length === 0 ? (
        <p className="empty">{t('fault.none')}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              {(['filter', 'source', 'result', 'by', 'at'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`fault.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((fault) => (
              <tr key={`${fault.at} ${fault.what}`}>
                <th scope="row">{t(`fault.${fault.what}`)}</th>
                <td data-label={t('fault.source')}>{t(`source.${fault.source}`)}</td>
                <td className={fault.fixedBy ? 'figures' : 'result failed'} data-label={t('fault.result')}>
                  {fault.fixedBy
                    ? t('fault.out', { duration: durationText(fault.minutesOut, locale) })
                    : t('fault.open')}
                </td>
                <td data-label={t('fault.by')}>{fault.fixedBy || '—'}</td>
                <td className="figures" data-label={t('fault.at')}>
                  <time dateTime={fault.at}>{time(fault.at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
