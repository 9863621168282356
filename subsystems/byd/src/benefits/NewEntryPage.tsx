import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useNavigate } from 'react-router';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, PageHead, usePortal, usePermission } from '@portal/subsystem-sdk/react';
import { BackLink } from '../portal/BackLink';
import { dayOf } from '../portal/formats';
import { PageHeading } from '../portal/PageHeading';
import { useText } from '../portal/text';
import { useLeaveGuard } from '../portal/useLeaveGuard';
import { checkEntry, type EntryDraft, isCost, SOURCES } from './ledger';
import { book, useEntries } from './rows';

const EMPTY: EntryDraft = { day: null, source: null, amount: null, payer: '', voucher: '' };
const FIELDS = Object.keys(EMPTY) as (keyof EntryDraft)[];

/** Form for a new ledger entry; a booked entry cannot be changed. */
export function NewEntryPage() {
  const t = useText();
  const portal = usePortal();
  const navigate = useNavigate();
  const mayBook = usePermission('benefits:book');
  const entries = useEntries();
  const [draft, setDraft] = useState(EMPTY);
  const [wasChecked, setChecked] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const hasUnsaved = !isBooked && FIELDS.some((name) => draft[name] !== EMPTY[name]);
  const problems = wasChecked && !isBooked ? checkEntry(draft, entries, dayOf(new Date())) : {};
  const form = useRef<ComponentRef<typeof Form>>(null);
  useLeaveGuard(hasUnsaved);

  // Back to the list once nothing is unsaved any more.
  useEffect(() => {
    if (isBooked) void navigate('/', { replace: true });
  }, [isBooked, navigate]);

  const change = (part: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...part }));
  const field = (name: keyof EntryDraft) => {
    const problem = problems[name];
    return {
      required: true,
      help: problem && <span id={`byd-${name}-problem`}>{t(`ledgerProblem.${problem}`)}</span>,
      validateStatus: problem ? ('error' as const) : undefined,
    };
  };
  const described = (name: keyof EntryDraft) => ({
    'aria-required': true,
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] && `byd-${name}-problem`,
  });

  const save = () => {
    flushSync(() => setChecked(true));
    const { day, source, amount, payer, voucher } = draft;
    const found = checkEntry(draft, entries, dayOf(new Date()));
    if (Object.keys(found).length > 0 || !day || !source || amount === null)
      return focusFirstProblem(form.current?.nativeElement);
    book({
      day,
      source,
      amount: isCost(source) ? -amount : amount,
      payer: payer.trim(),
      voucher: voucher.trim().toUpperCase(),
    });
    setBooked(true);
    portal.toast({ type: 'success', text: t('ledger.booked') });
  };

  return (
    <>
      <PageHead back={<BackLink />} heading={<PageHeading title={t('ledger.new')}>{t('ledger.new')}</PageHeading>} />
      <section className="card">
        {!mayBook && <p className="muted">{t('form.readOnly')}</p>}
        <Form ref={form} layout="vertical" disabled={!mayBook} onFinish={save}>
          <Form.Item label={t('ledger.day')} htmlFor="byd-day" {...field('day')}>
            <DatePicker
              id="byd-day"
              {...described('day')}
              className="wide"
              placeholder={t('ledger.day')}
              value={draft.day ? dayjs(draft.day) : null}
              onChange={(value: Dayjs | null) => change({ day: value ? value.format('YYYY-MM-DD') : null })}
            />
          </Form.Item>
          <Form.Item label={t('ledger.source')} htmlFor="byd-source" {...field('source')}>
            <Select
              id="byd-source"
              {...described('source')}
              value={draft.source}
              onChange={(source) => change({ source })}
              options={SOURCES.map((value) => ({ value, label: t(`ledgerSource.${value}`) }))}
            />
          </Form.Item>
          <Form.Item label={t('ledger.amount')} htmlFor="byd-amount" {...field('amount')}>
            <InputNumber<number>
              controls={false}
              id="byd-amount"
              {...described('amount')}
              className="wide"
              min={0}
              precision={2}
              value={draft.amount}
              onChange={(amount) => change({ amount })}
            />
          </Form.Item>
          <Form.Item label={t('ledger.payer')} htmlFor="byd-payer" {...field('payer')}>
            <Input
              id="byd-payer"
              {...described('payer')}
              maxLength={60}
              value={draft.payer}
              onChange={(event) => change({ payer: event.target.value })}
            />
          </Form.Item>
          <Form.Item
            label={t('ledger.voucher')}
            htmlFor="byd-voucher"
            extra={t('ledger.voucherHint')}
            {...field('voucher')}
          >
            <Input
              id="byd-voucher"
              {...described('voucher')}
              maxLength={12}
              value={draft.voucher}
              onChange={(event) => change({ voucher: event.target.value })}
            />
          </Form.Item>
          {mayBook && (
            <FormFoot isChanged={hasUnsaved} status={hasUnsaved ? undefined : ''}>
              <Button type="primary" htmlType="submit">
                {t('form.save')}
              </Button>
            </FormFoot>
          )}
        </Form>
      </section>
    </>
  );
}
