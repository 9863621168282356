import { FilterSelect, InnerLink, PageHead, PageHeading, useNavigator, useLocation } from '@portal/subsystem-sdk/react';
import { isInView, readView, type View, writeView } from '../indicators/filter';
import {
  changes,
  GROUPS,
  type Indicator,
  INDICATORS,
  isReached,
  type Point,
  standingOf,
  together,
  PROJECT_NAMES,
} from '../indicators/indicator';
import { StandingTag } from '../indicators/StandingTag';
import { useSeries } from '../indicators/store';
import { TrendLine } from '../charts/TrendLine';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';
import { ViewBar } from './ViewBar';

/** All indicators of one project or of all: status and trend. */
export function BoardPage() {
  const t = useText();
  const { month } = useFormats();
  const navigator = useNavigator();
  const { query } = useLocation();
  const series = useSeries();
  const view = readView(query);
  const apply = (change: Partial<View>, isTyping = false) =>
    void navigator.go(`/${writeView({ ...view, ...change })}`, { replace: isTyping });

  const all = INDICATORS.map((indicator) => {
    const own = series.filter(
      ({ code, project }) => code === indicator.code && (!view.project || project === view.project),
    );
    return { indicator, points: together(indicator, own) };
  });
  const found = all.filter(({ indicator, points }) =>
    isInView(view, indicator, points.at(-1), `${t(`indicator.${indicator.code}`)} ${t(`group.${indicator.group}`)}`),
  );
  const latest = all[0]?.points.at(-1)?.month ?? '';
  const lead = t('board.lead', {
    month: month(latest),
    project: view.project ? PROJECT_NAMES[view.project] : t('board.allProjects'),
    count: all.length,
    missed: all.filter(({ indicator, points }) => !isReached(indicator, points.at(-1)!)).length,
  });

  return (
    <>
      <PageHead heading={<PageHeading title={null}>{t('board.title')}</PageHeading>} facts={lead} />
      <section className="card board" aria-label={t('board.title')}>
        <ViewBar
          path="/"
          view={view}
          resetText={writeView(view) !== '' && t('board.reset')}
          total={t('board.found', { count: found.length })}
          check={
            <label className="check">
              <input
                type="checkbox"
                checked={view.isMissedOnly}
                onChange={({ target }) => apply({ isMissedOnly: target.checked })}
              />
              {t('board.missed')}
            </label>
          }
        >
          <input
            type="search"
            aria-label={t('board.search')}
            placeholder={t('board.search')}
            value={view.text}
            onChange={({ target }) => apply({ text: target.value }, true)}
          />
          <FilterSelect
            label={t('board.group')}
            value={view.group}
            options={GROUPS.map((group) => [group, t(`group.${group}`)])}
            onChange={(group) => apply({ group })}
          />
        </ViewBar>
        {found.length === 0 ? (
          <div className="empty">
            <strong>{t('board.none')}</strong>
            {t('board.noneHint')}
          </div>
        ) : (
          <table className="table">
            <thead>
              <tr>
                {(['indicator', 'value', 'target', 'month', 'year', 'trend', 'standing'] as const).map((column) => (
                  <th key={column} scope="col" className={NUMBERS.has(column) ? 'number' : undefined}>
                    {t(`column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {GROUPS.map((group) => {
              const rows = found.filter(({ indicator }) => indicator.group === group);
              return (
                rows.length > 0 && (
                  <tbody key={group}>
                    <tr className="group">
                      <th scope="rowgroup" colSpan={7}>
                        {t(`group.${group}`)}
                      </th>
                    </tr>
                    {rows.map(({ indicator, points }) => (
                      <Row key={indicator.code} indicator={indicator} points={points} view={view} />
                    ))}
                  </tbody>
                )
              );
            })}
          </table>
        )}
      </section>
    </>
  );
}

const NUMBERS = new Set(['value', 'target', 'month', 'year']);

function Row({ indicator, points, view }: { indicator: Indicator; points: readonly Point[]; view: View }) {
  const t = useText();
  const { value, change, month } = useFormats();
  const { code, unit } = indicator;
  const latest = points.at(-1);
  const shown = points.slice(-view.period);
  const first = shown[0];
  if (!latest || !first) return null;
  const { month: sinceMonth, year: sinceYear } = changes(points);
  const label = t('trend.label', {
    indicator: t(`indicator.${code}`),
    from: month(first.month),
    to: month(latest.month),
    first: value(first.value, unit),
    last: value(latest.value, unit),
  });
  return (
    <tr>
      <th scope="row">
        <InnerLink to={`/indicators/${code}${writeView({ project: view.project, period: view.period })}`}>
          {t(`indicator.${code}`)}
        </InnerLink>
        <span className="muted">{t(`better.${indicator.better}`)}</span>
      </th>
      <td className="number latest table-status">{value(latest.value, unit)}</td>
      <td className="number" data-label={t('column.target')}>
        {value(latest.target, unit)}
      </td>
      <Change share={sinceMonth} better={indicator.better} label={t('column.month')} text={change} />
      <Change share={sinceYear} better={indicator.better} label={t('column.year')} text={change} />
      <td className="trend">
        <TrendLine points={shown} label={label} />
      </td>
      <td className="stand">
        <StandingTag standing={standingOf(indicator, latest)} />
      </td>
    </tr>
  );
}

interface ChangeProps {
  share: number | null;
  better: Indicator['better'];
  label: string;
  text(share: number): string;
}

/** A change with its sign; the color shows whether it is an improvement. */
function Change({ share, better, label, text }: ChangeProps) {
  const isWelcome = share !== null && (better === 'higher' ? share > 0 : share < 0);
  const isFlat = share === null || Math.abs(share) < 0.0005;
  return (
    <td className={isFlat ? 'number' : isWelcome ? 'number welcome' : 'number unwelcome'} data-label={label}>
      {share === null ? '—' : text(share)}
    </td>
  );
}
