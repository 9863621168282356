import { type ComponentRef, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Form, Input, InputNumber, Radio } from 'antd';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { dayOf, useFormats } from '../portal/formats';
import { reportDone } from '../portal/reportDone';
import { useText } from '../portal/text';
import { useLeaveGuard } from '../portal/useLeaveGuard';
import {
  type Application,
  checkReview,
  depositOf,
  nextPhases,
  type Phase,
  type Review,
  withReview,
} from './application';
import { applications as rows } from './rows';

const EMPTY: Review = { phase: null, deposit: null, waterTestHours: null, remarks: '' };

/** Form for the pending decision; it has only the fields that this decision needs. */
export function ReviewForm({ application }: { application: Application }) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { money } = useFormats();
  const [review, setReview] = useState(EMPTY);
  const [wasChecked, setChecked] = useState(false);
  const hasUnsaved = (Object.keys(EMPTY) as (keyof Review)[]).some((name) => review[name] !== EMPTY[name]);
  const problems = wasChecked ? checkReview(review, application) : {};
  // The decision decides which fields may be empty.
  const missing = checkReview({ ...review, deposit: null, waterTestHours: null, remarks: '' }, application);
  const isRequired = (name: keyof Review) => name === 'phase' || missing[name] !== undefined;
  const form = useRef<ComponentRef<typeof Form>>(null);
  useLeaveGuard(hasUnsaved);

  const change = (part: Partial<Review>) => setReview((before) => ({ ...before, ...part }));
  const field = (name: keyof Review) => {
    const problem = problems[name];
    return {
      required: isRequired(name),
      help: problem && <span id={`byd-${name}-problem`}>{t(`decoProblem.${problem}`)}</span>,
      validateStatus: problem ? ('error' as const) : undefined,
    };
  };
  const described = (name: keyof Review) => ({
    'aria-required': isRequired(name),
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] && `byd-${name}-problem`,
  });

  const decisionOf = (next: Phase) => (next === 'building' && application.phase === 'acceptance' ? 'rework' : next);

  const save = () => {
    flushSync(() => setChecked(true));
    if (review.phase === null || Object.keys(checkReview(review, application)).length > 0)
      return focusFirstProblem(form.current?.nativeElement);
    const phase = t(`phase.${review.phase}`);
    rows.change(application.id, (each) => withReview(each, review, dayOf(new Date()), user.userName));
    portal.toast({ type: 'success', text: t('deco.decided', { phase }) });
    reportDone(portal, `/byd/applications/${application.id}?source=decoration`);
  };

  return (
    <Form ref={form} layout="vertical" onFinish={save}>
      <Form.Item label={t('deco.decision')} {...field('phase')}>
        <Radio.Group
          aria-label={t('deco.decision')}
          {...described('phase')}
          className="decisions"
          value={review.phase}
          onChange={(event) => change({ phase: event.target.value as Phase })}
          options={nextPhases(application.phase).map((value) => ({ value, label: t(`decision.${decisionOf(value)}`) }))}
        />
      </Form.Item>
      {review.phase === 'approved' && (
        <Form.Item
          label={`${t('deco.deposit')} (${t('deco.depositAsked', { amount: money(depositOf(application)) })})`}
          htmlFor="byd-deposit"
          {...field('deposit')}
        >
          <InputNumber<number>
            controls={false}
            id="byd-deposit"
            {...described('deposit')}
            className="wide"
            min={0}
            step={100}
            value={review.deposit}
            onChange={(deposit) => change({ deposit })}
          />
        </Form.Item>
      )}
      {review.phase === 'done' && (
        <Form.Item label={t('deco.waterTest')} htmlFor="byd-water" {...field('waterTestHours')}>
          <InputNumber<number>
            controls={false}
            id="byd-water"
            {...described('waterTestHours')}
            className="wide"
            min={0}
            max={240}
            value={review.waterTestHours}
            onChange={(waterTestHours) => change({ waterTestHours })}
          />
        </Form.Item>
      )}
      <Form.Item label={t('deco.remarks')} htmlFor="byd-remarks" {...field('remarks')}>
        <Input.TextArea
          id="byd-remarks"
          {...described('remarks')}
          rows={3}
          maxLength={300}
          value={review.remarks}
          onChange={(event) => change({ remarks: event.target.value })}
        />
      </Form.Item>
      <FormFoot isChanged={hasUnsaved}>
        {hasUnsaved && (
          <Button
            onClick={() => {
              setReview(EMPTY);
              setChecked(false);
            }}
          >
            {t('form.discard')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" disabled={!hasUnsaved}>
          {t('form.save')}
        </Button>
      </FormFoot>
    </Form>
  );
}
