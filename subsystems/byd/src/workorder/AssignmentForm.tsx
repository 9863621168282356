import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, DatePicker, Form, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { reportDone } from '../portal/reportDone';
import { useText } from '../portal/text';
import { useLeaveGuard } from '../portal/useLeaveGuard';
import { type Assignment, checkAssignment, loads, obstacleOf, WORKERS, type WorkOrder, withStep } from './order';
import { orders as rows } from './rows';

interface AssignmentFormProps {
  order: WorkOrder;
  onUnsaved(hasUnsaved: boolean): void;
}

/** Form for the worker and the time. Qualified workers come first; obstacles are shown next to the name. */
export function AssignmentForm({ order, onUnsaved }: AssignmentFormProps) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const counts = loads(rows.use());
  const saved: Assignment = { worker: order.worker, plannedAt: order.plannedAt, note: order.note };
  const [typed, setTyped] = useState<Assignment | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const draft = typed ?? saved;
  const hasUnsaved = (Object.keys(saved) as (keyof Assignment)[]).some((name) => draft[name] !== saved[name]);
  const problems = wasChecked ? checkAssignment(draft, order, counts, new Date()) : {};
  const form = useRef<ComponentRef<typeof Form>>(null);
  useLeaveGuard(hasUnsaved);
  useEffect(() => {
    onUnsaved(hasUnsaved);
    return () => onUnsaved(false);
  }, [hasUnsaved, onUnsaved]);

  const change = (part: Partial<Assignment>) => setTyped({ ...draft, ...part });
  const clear = () => {
    setTyped(null);
    setChecked(false);
  };
  const field = (name: 'worker' | 'plannedAt') => {
    const problem = problems[name];
    return {
      required: true,
      help: problem && <span id={`byd-${name}-problem`}>{t(`orderProblem.${problem}`)}</span>,
      validateStatus: problem ? ('error' as const) : undefined,
    };
  };
  const described = (name: 'worker' | 'plannedAt') => ({
    'aria-required': true,
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] && `byd-${name}-problem`,
  });

  const workers = WORKERS.map((worker) => {
    const load = counts.get(worker.name) ?? 0;
    return {
      worker,
      load,
      obstacle: obstacleOf(worker, order.category, load - (order.worker === worker.name ? 1 : 0)),
    };
  }).sort((one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null) || one.load - other.load);

  const save = () => {
    flushSync(() => setChecked(true));
    if (Object.keys(checkAssignment(draft, order, counts, new Date())).length > 0)
      return focusFirstProblem(form.current?.nativeElement);
    const step = {
      stage: 'assigned' as const,
      at: new Date().toISOString(),
      who: user.userName,
      note: draft.note.trim(),
    };
    rows.change(order.id, (each) => withStep({ ...each, ...draft }, step));
    clear();
    portal.toast({ type: 'success', text: t('order.assigned', { worker: draft.worker ?? '' }) });
    reportDone(portal, `/byd/orders/${order.id}?source=workorder`);
  };

  return (
    <Form ref={form} layout="vertical" onFinish={save}>
      <Form.Item label={t('order.worker')} {...field('worker')}>
        <Radio.Group
          className="workers"
          aria-label={t('order.worker')}
          {...described('worker')}
          value={draft.worker}
          onChange={(event) => change({ worker: event.target.value as string })}
        >
          {workers.map(({ worker, load, obstacle }) => (
            <Radio key={worker.name} value={worker.name} disabled={obstacle !== null}>
              {worker.name}
              <span className="muted">{obstacle ? t(`obstacle.${obstacle}`) : t('order.load', { count: load })}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item label={t('order.plannedAt')} htmlFor="byd-planned" {...field('plannedAt')}>
        <DatePicker
          id="byd-planned"
          {...described('plannedAt')}
          className="wide"
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          format="YYYY-MM-DD HH:mm"
          placeholder={t('order.pickTime')}
          value={draft.plannedAt ? dayjs(draft.plannedAt) : null}
          onChange={(value: Dayjs | null) => change({ plannedAt: value ? value.toDate().toISOString() : null })}
        />
      </Form.Item>
      <Form.Item label={t('order.note')} htmlFor="byd-note">
        <Input.TextArea
          id="byd-note"
          rows={3}
          maxLength={200}
          placeholder={t('order.noteHint')}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Form.Item>
      <FormFoot isChanged={hasUnsaved}>
        {hasUnsaved && <Button onClick={clear}>{t('form.discard')}</Button>}
        <Button type="primary" htmlType="submit" disabled={!hasUnsaved}>
          {t(order.worker ? 'order.reassign' : 'order.assign')}
        </Button>
      </FormFoot>
    </Form>
  );
}
