import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react';
import { Form } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { DatePicker } from '@/components/date-picker';
import type { NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { dayjs, SERVER_FORMAT, serverNow } from '@/utils/time';
import { presetTimes } from './presetTimes';
import { readTime, textOfValue, timeFault, valueOfText } from './typedTime';
import styles from '../NoticeEditor.module.css';

/** When a scheduled notice is published; both this time and the present one are on the server's clock. */
export function PublishTime() {
  const t = useText();
  const messages = { unreadable: t('notices.edit.timeUnreadable'), past: t('notices.edit.timePast') };
  return (
    <Form.Item<NoticeForm>
      name="publishTime"
      label={t('notices.edit.publishTime')}
      // Not with every key: a time that is being typed cannot be read yet.
      validateTrigger="onSettle"
      rules={[
        { required: true, message: t('notices.edit.chooseTime') },
        {
          validator: (_, value: string) => {
            const fault = timeFault(value, serverNow());
            return fault ? Promise.reject(new Error(messages[fault])) : Promise.resolve();
          },
        },
      ]}
    >
      <TimeField />
    </Form.Item>
  );
}

interface TimeFieldProps {
  id?: string;
  /** `YYYY-MM-DD HH:mm:ss`, a text that cannot be read as such, or empty. */
  value?: string;
  onChange?: (value: string) => void;
  /** Called when the value is to be checked. */
  onSettle?: () => void;
}

/** Day and time, and the usual ones with one click each; the form item passes the props. */
function TimeField({ id, value = '', onChange, onSettle, ...aria }: TimeFieldProps) {
  const t = useText();
  const now = serverNow();
  const [typed, setTyped] = useState('');
  const time = readTime(value);
  const shown = useMemo(() => (time === undefined ? null : dayjs(time, SERVER_FORMAT)), [time]);

  const choose = (next: string) => {
    setTyped('');
    onChange?.(next);
  };
  const settle = () => {
    setTyped('');
    // A field that was only passed is no error yet.
    if (value !== '') onSettle?.();
  };
  // A restored text, or one that was left for publishing at once, has its error again.
  const settleAtFirst = useEffectEvent(settle);
  useEffect(() => settleAtFirst(), []);

  const typing: Typing = {
    // As it is being typed, unless the value has changed otherwise meanwhile.
    text: valueOfText(typed) === value ? typed : textOfValue(value),
    onText: (text) => {
      const next = valueOfText(text);
      setTyped(text);
      onChange?.(next);
      // The error of the earlier text goes at once.
      if (!timeFault(next, serverNow())) onSettle?.();
    },
    onLeave: settle,
  };

  return (
    <TypingContext value={typing}>
      <DatePicker
        {...aria}
        id={id}
        className={styles.number}
        components={{ input: TimeInput }}
        value={shown}
        // Not its `onChange`, which withholds a refused day and the steps before the last one. Seconds are not offered.
        onCalendarChange={(next) =>
          choose((Array.isArray(next) ? next[0] : next)?.second(0).format(SERVER_FORMAT) ?? '')
        }
        onOpenChange={(isOpen) => !isOpen && settle()}
        showTime={{ format: 'HH:mm' }}
        // Without this, hovering a day would overwrite the typed text.
        previewValue={false}
        format="YYYY-MM-DD HH:mm"
        placeholder={t('notices.edit.timePlaceholder')}
        minDate={dayjs(now.format('YYYY-MM-DD'))}
        // The present minute would be over before the notice is sent.
        showNow={false}
        needConfirm={false}
      />
      <div className={styles.presets} role="group" aria-label={t('notices.edit.presets')}>
        {presetTimes(now).map(({ key, time: preset }) => (
          <ActionButton
            key={key}
            className={styles.preset}
            onClick={() => {
              choose(preset.format(SERVER_FORMAT));
              onSettle?.();
            }}
          >
            {t(`notices.edit.preset.${key}`, { time: preset.format('HH:mm') })}
          </ActionButton>
        ))}
      </div>
    </TypingContext>
  );
}

interface Typing {
  text: string;
  onText: (text: string) => void;
  /** Called when the field is left, or confirmed with Enter. */
  onLeave: () => void;
}

const TypingContext = createContext<Typing>({ text: '', onText: () => undefined, onLeave: () => undefined });

/**
 * The input of the picker, with a text of its own: the picker drops what it cannot read when it is left with Tab, and
 * keeps showing a day that it has refused when it is left otherwise.
 */
function TimeInput({ onBlur, onKeyDown, ...props }: ComponentProps<'input'>) {
  const { text, onText, onLeave } = useContext(TypingContext);
  return (
    <input
      {...props}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') onLeave();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        onLeave();
      }}
    />
  );
}
