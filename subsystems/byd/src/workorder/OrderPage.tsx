import { useState } from 'react';
import { Button, Grid, Steps } from 'antd';
import { useParams } from 'react-router';
import { PageHead, usePortal, usePortalState, usePermission } from '@portal/subsystem-sdk/react';
import { NotFound } from '../NotFound';
import { BackLink } from '../portal/BackLink';
import { useFormats } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { reportDone } from '../portal/reportDone';
import { useText } from '../portal/text';
import { AssignmentForm } from './AssignmentForm';
import { Due } from './Due';
import { nextStage, STAGES, type WorkOrder, withStep, PROJECT_NAMES } from './order';
import { orders as rows } from './rows';
import { PriorityTag, StageTag } from './Tags';

/** One work order: its stage, the report, and the assignment. */
export function OrderPage() {
  const t = useText();
  const { time } = useFormats();
  const { id = '' } = useParams();
  const order = rows.use().find((each) => String(each.id) === id);
  const mayAssign = usePermission('workorder:assign');
  const isWide = Grid.useBreakpoint().lg ?? true;
  const [hasUnsaved, setUnsaved] = useState(false);
  if (!order) return <NotFound heading={t('missing.record', { id })} />;

  const now = new Date();
  const isBeforeWork = order.stage === 'reported' || order.stage === 'assigned';
  return (
    <>
      <PageHead
        back={<BackLink />}
        heading={
          <PageHeading title={order.title}>
            <PriorityTag priority={order.priority} />
            {order.title}
          </PageHeading>
        }
        facts={
          <>
            <span className="figures">{order.number}</span>
            <span>{t(`category.${order.category}`)}</span>
            <StageTag stage={order.stage} />
            <Due order={order} now={now} isNamed />
          </>
        }
        actions={mayAssign && <Advance order={order} isBlocked={hasUnsaved} />}
      />
      <section className="card">
        <Steps
          size="small"
          // Below that a step breaks inside its words.
          orientation={isWide ? 'horizontal' : 'vertical'}
          current={STAGES.indexOf(order.stage)}
          items={STAGES.map((stage) => {
            const step = order.steps.find((each) => each.stage === stage);
            return { title: t(`stage.${stage}`), content: step && `${step.who} ${time(step.at)}` };
          })}
        />
      </section>
      <div className="columns">
        <section className="card">
          <h2>{t('order.record')}</h2>
          <dl className="facts">
            <dt>{t('order.place')}</dt>
            <dd>
              {PROJECT_NAMES[order.project]} {order.place}
            </dd>
            <dt>{t('order.reporter')}</dt>
            <dd>{order.reporter}</dd>
            <dt>{t('order.phone')}</dt>
            <dd className="figures">{`${order.phone.slice(0, 3)}****${order.phone.slice(-4)}`}</dd>
            <dt>{t('order.reportedAt')}</dt>
            <dd className="figures">{time(order.reportedAt)}</dd>
            <dt>{t('order.worker')}</dt>
            <dd>{order.worker ?? t('order.nobody')}</dd>
          </dl>
          <ol className="log">
            {[...order.steps].reverse().map((step) => (
              <li key={`${step.stage} ${step.at}`}>
                <strong>{t(`stage.${step.stage}`)}</strong>
                <span>{step.who}</span>
                <time className="muted figures" dateTime={step.at}>
                  {time(step.at)}
                </time>
                {step.note && <p>{step.note}</p>}
              </li>
            ))}
          </ol>
        </section>
        <section className="card">
          <h2>{t(order.worker ? 'order.reassign' : 'order.assign')}</h2>
          {!isBeforeWork && <p className="muted">{t(order.stage === 'closed' ? 'order.over' : 'order.begun')}</p>}
          {isBeforeWork && !mayAssign && <p className="muted">{t('order.mayNot')}</p>}
          {isBeforeWork && mayAssign && <AssignmentForm key={order.id} order={order} onUnsaved={setUnsaved} />}
        </section>
      </div>
    </>
  );
}

interface AdvanceProps {
  order: WorkOrder;
  /** Whether the assignment has unsaved work, which goes with its form when the work begins. */
  isBlocked: boolean;
}

/** Moves the order to its next stage; the first one is reached by the assignment. */
function Advance({ order, isBlocked }: AdvanceProps) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const next = nextStage(order.stage);
  if (next === null || order.stage === 'reported') return null;
  const stage = t(`stage.${next}`);

  const ask = async () => {
    const isAgreed = await portal.confirm({
      title: t('order.advanceTitle', { stage }),
      content: t('order.advanceText', { number: order.number }),
      okText: t('order.advanceOk'),
    });
    if (!isAgreed) return;
    const step = { stage: next, at: new Date().toISOString(), who: user.userName, note: '' };
    rows.change(order.id, (each) => withStep(each, step));
    portal.toast({ type: 'success', text: t('order.advanced', { stage }) });
    reportDone(portal, `/byd/orders/${order.id}?source=workorder`);
  };
  return (
    <>
      <Button
        disabled={isBlocked}
        aria-describedby={isBlocked ? 'byd-advance-blocked' : undefined}
        onClick={() => void ask()}
      >
        {t('order.advance', { stage })}
      </Button>
      {isBlocked && (
        <span id="byd-advance-blocked" className="muted">
          {t('order.advanceBlocked')}
        </span>
      )}
    </>
  );
}
