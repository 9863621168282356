import { useState } from 'react';
import { lastAddressOf } from '@portal/subsystem-sdk';
import {
  InnerLink,
  PageHead,
  PageHeading,
  parseLocation,
  useLeaveGuard,
  useLocation,
  usePortal,
} from '@portal/subsystem-sdk/react';
import { CourseChart } from '../charts/CourseChart';
import { readView, type View, writeView } from '../indicators/filter';
import {
  type Indicator,
  type IndicatorCode,
  indicatorOf,
  type Point,
  type Series,
  standingOf,
  together,
  PROJECT_NAMES,
} from '../indicators/indicator';
import { StandingTag } from '../indicators/StandingTag';
import { useSeries } from '../indicators/store';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';
import { Comments } from './Comments';
import { TargetForm } from './TargetForm';
import { ViewBar } from './ViewBar';

/** One indicator: its trend against the target, a comparison of the projects, and the comments. */
export function IndicatorPage({ code }: { code: IndicatorCode }) {
  const t = useText();
  const { value } = useFormats();
  const portal = usePortal();
  const { path, query } = useLocation();
  const series = useSeries().filter((one) => one.code === code);
  const view = readView(query);
  // The project and the period may have been changed here, the rest of the board is as it was left.
  const board = {
    ...readView(parseLocation(lastAddressOf(portal, '/')).query),
    project: view.project,
    period: view.period,
  };
  const indicator = indicatorOf(code);
  const own = view.project ? series.filter(({ project }) => project === view.project) : series;
  const points = together(indicator, own);
  const latest = points.at(-1);
  const name = t(`indicator.${code}`);
  const title = `${name} · ${view.project ? PROJECT_NAMES[view.project] : t('board.allProjects')}`;

  return (
    <>
      <PageHead
        back={
          <InnerLink className="back" to={`/${writeView(board)}`}>
            {t('board.back')}
          </InnerLink>
        }
        heading={<PageHeading title={title}>{title}</PageHeading>}
        facts={
          latest && (
            <>
              <strong className="latest figures">{value(latest.value, indicator.unit)}</strong>
              <StandingTag standing={standingOf(indicator, latest)} />
              <span>{t(`better.${indicator.better}`)}</span>
            </>
          )
        }
      />
      <Course indicator={indicator} points={points.slice(-view.period)} view={view} path={path} />
      <div className="columns">
        <ByProject indicator={indicator} series={series} view={view} />
        {own.length === 1 && own[0] && <Record key={own[0].project} indicator={indicator} series={own[0]} />}
      </div>
    </>
  );
}

/** Target and comments of one project; both count as unsaved work. */
function Record({ indicator, series }: { indicator: Indicator; series: Series }) {
  const t = useText();
  const [isTargetOpen, setTargetOpen] = useState(false);
  const [isCommentOpen, setCommentOpen] = useState(false);
  useLeaveGuard(isTargetOpen || isCommentOpen, { content: t('leave.text') }, 'project');
  return (
    <div className="record">
      <TargetForm indicator={indicator} series={series} onUnsaved={setTargetOpen} />
      <Comments series={series} onUnsaved={setCommentOpen} />
    </div>
  );
}

interface CourseProps {
  indicator: Indicator;
  points: readonly Point[];
  view: View;
  path: string;
}

function Course({ indicator, points, view, path }: CourseProps) {
  const t = useText();
  const { isTable } = view;
  const name = t(`indicator.${indicator.code}`);
  return (
    <section className="card" aria-labelledby="opbi-course">
      <header className="course-head">
        <h2 id="opbi-course">{t('chart.title')}</h2>
        <nav className="segments" aria-label={t('chart.title')}>
          <InnerLink
            to={`${path}${writeView({ ...view, isTable: false })}`}
            replace
            aria-current={isTable ? undefined : 'page'}
          >
            {t('chart.asChart')}
          </InnerLink>
          <InnerLink
            to={`${path}${writeView({ ...view, isTable: true })}`}
            replace
            aria-current={isTable ? 'page' : undefined}
          >
            {t('chart.asTable')}
          </InnerLink>
        </nav>
      </header>
      <ViewBar path={path} view={view} />
      {isTable ? (
        <CourseTable indicator={indicator} points={points} />
      ) : (
        <CourseChart
          key={`${view.period} ${view.project}`}
          points={points}
          unit={indicator.unit}
          label={t('chart.label', { indicator: name, count: points.length })}
        />
      )}
    </section>
  );
}

function CourseTable({ indicator, points }: { indicator: Indicator; points: readonly Point[] }) {
  const t = useText();
  const { month, value, change } = useFormats();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('table.month')}</th>
          <th scope="col" className="number">
            {t('chart.value')}
          </th>
          <th scope="col" className="number">
            {t('chart.target')}
          </th>
          <th scope="col" className="number">
            {t('table.gap')}
          </th>
          <th scope="col">{t('column.standing')}</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map((point) => (
          <tr key={point.month}>
            <th scope="row">{month(point.month)}</th>
            <td className="number" data-label={t('chart.value')}>
              {value(point.value, indicator.unit)}
            </td>
            <td className="number" data-label={t('chart.target')}>
              {value(point.target, indicator.unit)}
            </td>
            <td className="number" data-label={t('table.gap')}>
              {point.target === 0 ? '—' : change(point.value / point.target - 1)}
            </td>
            <td className="table-status">
              <StandingTag standing={standingOf(indicator, point)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByProject({ indicator, series, view }: { indicator: Indicator; series: readonly Series[]; view: View }) {
  const t = useText();
  const { value } = useFormats();
  const rows = series
    .map(({ project, points }) => ({ project, latest: points.at(-1)! }))
    .sort((one, other) => (other.latest.value - one.latest.value) * (indicator.better === 'higher' ? 1 : -1));
  const highest = Math.max(...rows.map(({ latest }) => Math.max(latest.value, latest.target))) || 1;
  return (
    <section className="card" aria-labelledby="opbi-projects">
      <h2 id="opbi-projects">{t('projects.title')}</h2>
      {!view.project && <p className="hint">{t('projects.hint')}</p>}
      <ol className="projects">
        {rows.map(({ project, latest }) => (
          <li key={project}>
            <InnerLink
              to={`/indicators/${indicator.code}${writeView({ project, period: view.period, isTable: view.isTable })}`}
              aria-current={view.project === project ? 'true' : undefined}
            >
              {PROJECT_NAMES[project]}
            </InnerLink>
            <span className="figures">{value(latest.value, indicator.unit)}</span>
            <span className={`bar ${standingOf(indicator, latest)}`} aria-hidden>
              <i style={{ width: `${(latest.value / highest) * 100}%` }} />
              <b style={{ left: `${(latest.target / highest) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
