import { type ComponentRef, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, DatePicker, Form, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { checkDraft, isOver, type Order, type OrderDraft, reachableStatuses } from '../../orders/order';
import { KEEPERS } from '../../orders/seed';
import { closeOrder, saveOrder } from '../../orders/store';
import { useText } from '../../portal/text';
import { useRights } from '../../portal/useRights';
import { Stars } from './Stars';
import { useLeaveGuard } from './useLeaveGuard';
import styles from './order.module.css';

const draftOf = ({ status, keeper, appointment, result, satisfaction }: Order): OrderDraft => ({
  status,
  keeper,
  appointment,
  result,
  satisfaction,
});

/** Form of an order. Errors are shown at their fields, the hint about unsaved changes next to the buttons. */
export function OrderForm({ order }: { order: Order }) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { canEdit, canAssign } = useRights();
  const [draft, setDraft] = useState(() => draftOf(order));
  const [wasChecked, setChecked] = useState(false);

  const saved = draftOf(order);
  const isReadOnly = isOver(order.status) || !canEdit;
  const hasUnsaved = (Object.keys(saved) as (keyof OrderDraft)[]).some((field) => draft[field] !== saved[field]);
  const problems = wasChecked ? checkDraft(draft, order, new Date()) : {};
  // The status decides which fields may be empty.
  const missing = isReadOnly
    ? {}
    : checkDraft({ ...draft, appointment: null, result: '', satisfaction: null }, order, new Date());
  const form = useRef<ComponentRef<typeof Form>>(null);
  useLeaveGuard(hasUnsaved, `/orders/${order.id}`);

  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const field = (name: keyof OrderDraft) => {
    const problem = problems[name];
    return {
      required: missing[name] !== undefined,
      help: problem && <span id={`mgr-${name}-problem`}>{t(`problem.${problem}`)}</span>,
      validateStatus: problem ? ('error' as const) : undefined,
    };
  };
  const described = (name: keyof OrderDraft) => ({
    'aria-required': missing[name] !== undefined,
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] && `mgr-${name}-problem`,
  });

  const save = () => {
    flushSync(() => setChecked(true));
    if (Object.keys(checkDraft(draft, order, new Date())).length > 0)
      return focusFirstProblem(form.current?.nativeElement);
    saveOrder(order.id, draft, user.userName);
    setChecked(false);
    portal.toast({ type: 'success', text: t('order.saved') });
  };

  const close = async () => {
    const agreed = await portal.confirm({
      title: t('order.closeTitle'),
      content: t(hasUnsaved ? 'order.closeUnsaved' : 'order.closeText', { number: order.number }),
      okText: t('order.close'),
      danger: true,
    });
    if (!agreed) return;
    closeOrder(order.id, user.userName);
    portal.toast({ type: 'success', text: t('order.closed') });
  };

  return (
    <Form ref={form} layout="vertical" disabled={isReadOnly} onFinish={save}>
      {isReadOnly && <p className={styles.over}>{t(isOver(order.status) ? 'order.over' : 'order.readOnly')}</p>}
      <div className={styles.fields}>
        <Form.Item label={t('order.status')} htmlFor="mgr-status">
          <Select
            id="mgr-status"
            value={draft.status}
            // A rating belongs to a finished visit.
            onChange={(status) => change(status === 'finished' ? { status } : { status, satisfaction: null })}
            options={reachableStatuses(order.status).map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        </Form.Item>
        <Form.Item label={t('order.keeper')} htmlFor="mgr-keeper">
          <Select
            id="mgr-keeper"
            value={draft.keeper}
            disabled={isReadOnly || !canAssign}
            onChange={(keeper) => change({ keeper })}
            options={KEEPERS.map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item label={t('order.appointment')} htmlFor="mgr-appointment" {...field('appointment')}>
          <DatePicker
            id="mgr-appointment"
            {...described('appointment')}
            className={styles.wide}
            showTime={{ format: 'HH:mm', minuteStep: 15 }}
            format="YYYY-MM-DD HH:mm"
            placeholder={isReadOnly ? '' : t('order.pickTime')}
            value={draft.appointment ? dayjs(draft.appointment) : null}
            onChange={(value: Dayjs | null) => change({ appointment: value ? value.toDate().toISOString() : null })}
          />
        </Form.Item>
        <Form.Item label={t('order.satisfaction')} {...field('satisfaction')}>
          <div role="radiogroup" aria-label={t('order.satisfaction')} {...described('satisfaction')}>
            <Stars
              // Residents rate a finished visit.
              disabled={isReadOnly || draft.status !== 'finished'}
              value={draft.satisfaction ?? 0}
              onChange={(stars) => change({ satisfaction: stars || null })}
            />
          </div>
        </Form.Item>
        <Form.Item className={styles.whole} label={t('order.result')} htmlFor="mgr-result" {...field('result')}>
          <Input.TextArea
            id="mgr-result"
            {...described('result')}
            rows={4}
            maxLength={500}
            showCount={!isReadOnly}
            placeholder={isReadOnly ? '' : t('order.resultHint')}
            value={draft.result}
            onChange={(event) => change({ result: event.target.value })}
          />
        </Form.Item>
      </div>
      {!isReadOnly && (
        <FormFoot isChanged={hasUnsaved}>
          <Button danger type="text" onClick={close}>
            {t('order.close')}
          </Button>
          {hasUnsaved && (
            <Button
              onClick={() => {
                setDraft(saved);
                setChecked(false);
              }}
            >
              {t('order.discard')}
            </Button>
          )}
          <Button type="primary" htmlType="submit" disabled={!hasUnsaved}>
            {t('order.save')}
          </Button>
        </FormFoot>
      )}
    </Form>
  );
}
