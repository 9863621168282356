import { Button, Empty, Input, Select } from 'antd';
import { Link } from 'react-router';
import { PageHead } from '@portal/subsystem-sdk/react';
import { dayOf, useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { useText } from '../portal/text';
import { useQuery } from '../useQuery';
import { useTyping } from '../useTyping';
import { type Application, PHASES, SCOPES } from './application';
import { applications as rows } from './rows';

/** Days by which a renovation has exceeded its limit. */
const overrunOf = ({ phase, to }: Application, today: string): number =>
  phase === 'building' ? Math.max(0, Math.round((Date.parse(today) - Date.parse(to)) / 86_400_000)) : 0;

/** The applications as a board with one column per phase. */
export function BoardPage() {
  const t = useText();
  const { query, change, clear } = useQuery();
  const applications = rows.use();
  const text = query.get('q') ?? '';
  const scope = SCOPES.find((each) => each === query.get('scope')) ?? null;
  const isLateOnly = query.get('late') === '1';
  const today = dayOf(new Date());

  const [typed, setTyped] = useTyping(text, (q) => change({ q }, true));

  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = applications.filter((each) => {
    if (scope && each.scope !== scope) return false;
    if (isLateOnly && overrunOf(each, today) === 0) return false;
    const haystack = `${each.number} ${each.owner} ${each.home} ${each.contractor}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const countOf = (phase: string) => applications.filter((each) => each.phase === phase).length;

  return (
    <>
      <PageHead
        heading={<PageHeading title={null}>{t('deco.title')}</PageHeading>}
        facts={t('deco.lead', {
          open: applications.length - countOf('done') - countOf('refused'),
          building: countOf('building'),
          submitted: countOf('submitted'),
        })}
      />
      <div className="filters" role="search">
        <Input
          allowClear
          className="search"
          aria-label={t('deco.search')}
          placeholder={t('deco.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          allowClear
          className="choice"
          aria-label={t('deco.scope')}
          placeholder={`${t('deco.scope')} · ${t('filter.all')}`}
          value={scope}
          onChange={(value) => change({ scope: value })}
          options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isLateOnly}
            onChange={({ target }) => change({ late: target.checked ? '1' : null })}
          />
          {t('deco.late')}
        </label>
        {query.size > 0 && (
          <Button type="link" onClick={clear}>
            {t('filter.reset')}
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <section className="card">
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('filter.none')} />
        </section>
      )}
      <div className="wall">
        {PHASES.map((phase) => {
          const own = found.filter((each) => each.phase === phase);
          if (own.length === 0) return null;
          return (
            <section key={phase} aria-labelledby={`byd-${phase}`}>
              <h2 id={`byd-${phase}`}>
                {t(`phase.${phase}`)} <span className="muted">{t('deco.count', { count: own.length })}</span>
              </h2>
              <ul>
                {own.map((each) => (
                  <ApplicationCard key={each.id} application={each} overrun={overrunOf(each, today)} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

function ApplicationCard({ application, overrun }: { application: Application; overrun: number }) {
  const t = useText();
  const { days, weekday } = useFormats();
  const { id, owner, home, scope, area, contractor, from, to, phase, touchesStructure } = application;
  return (
    <li className="card">
      <Link to={`/applications/${id}`}>{home}</Link>
      <p>
        {owner} · {t(`scope.${scope}`)} · <span className="figures">{area} m²</span>
      </p>
      <p className="muted">{contractor}</p>
      <p className="muted figures">
        {weekday(from)} – {weekday(to)}
      </p>
      {overrun > 0 && <p className="late figures">{t('deco.overrun', { time: days(overrun) })}</p>}
      {touchesStructure && phase === 'submitted' && <p className="late">{t('deco.structure')}</p>}
    </li>
  );
}
