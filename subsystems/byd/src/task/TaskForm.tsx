import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, usePortal } from '@portal/subsystem-sdk/react';
import { dayOf, useFormats } from '../portal/formats';
import { reportDone } from '../portal/reportDone';
import { useText } from '../portal/text';
import { useLeaveGuard } from '../portal/useLeaveGuard';
import { tasks as rows } from './rows';
import { OWNERS } from './seed';
import { checkFinish, isSameDraft, type Task, type TaskDraft } from './task';

interface TaskFormProps {
  task: Task;
  /** Called with the number of the task while it has unsaved work, otherwise with null. */
  onUnsaved(id: number | null): void;
}

/** One task: its checklist and its result. */
export function TaskForm({ task, onUnsaved }: TaskFormProps) {
  const t = useText();
  const portal = usePortal();
  const { day } = useFormats();
  const { search } = useLocation();
  const saved: TaskDraft = { items: task.items, report: task.report, verifier: task.verifier };
  const [typed, setTyped] = useState<TaskDraft | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const draft = typed ?? saved;
  const hasUnsaved = !isSameDraft(draft, saved);
  const problems = wasChecked ? checkFinish(draft, task) : {};
  // Open items decide whether the report may be empty.
  const missing = checkFinish({ ...draft, report: '', verifier: null }, task);
  const isRequired = (name: keyof TaskDraft) =>
    !task.isDone && (name === 'items' ? task.kind === 'rectification' : missing[name] !== undefined);
  const form = useRef<ComponentRef<typeof Form>>(null);
  useLeaveGuard(hasUnsaved);
  useEffect(() => {
    onUnsaved(hasUnsaved ? task.id : null);
    return () => onUnsaved(null);
  }, [hasUnsaved, onUnsaved, task.id]);

  const change = (part: Partial<TaskDraft>) => setTyped({ ...draft, ...part });
  const clear = () => {
    setTyped(null);
    setChecked(false);
  };
  const field = (name: keyof TaskDraft) => {
    const problem = problems[name];
    return {
      required: isRequired(name),
      help: problem && <span id={`byd-${name}-problem`}>{t(`taskProblem.${problem}`)}</span>,
      validateStatus: problem ? ('error' as const) : undefined,
    };
  };
  const described = (name: keyof TaskDraft) => ({
    'aria-required': isRequired(name),
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] && `byd-${name}-problem`,
  });

  const save = () => {
    rows.change(task.id, (each) => ({ ...each, ...draft }));
    clear();
    portal.toast({ type: 'success', text: t('task.saved') });
  };
  const finish = () => {
    flushSync(() => setChecked(true));
    if (Object.keys(checkFinish(draft, task)).length > 0) return focusFirstProblem(form.current?.nativeElement);
    rows.change(task.id, (each) => ({ ...each, ...draft, isDone: true, doneAt: dayOf(new Date()) }));
    portal.toast({ type: 'success', text: t('task.finished') });
    reportDone(portal, `/byd/tasks/${task.id}?source=task`);
  };

  return (
    <section className="card task" aria-labelledby="byd-task">
      <Link className="back" to={`/${search}`}>
        {t('task.agenda')}
      </Link>
      <h2 id="byd-task">{task.title}</h2>
      <p className="facts-line">
        <span>{t(`kind.${task.kind}`)}</span>
        <span>
          {t('task.owner')} {task.owner}
        </span>
        <span className="figures">
          {task.doneAt ? t('task.doneAt', { day: day(task.doneAt) }) : `${t('task.due')} ${day(task.due)}`}
        </span>
      </p>
      <Form ref={form} layout="vertical" disabled={task.isDone} onFinish={save}>
        <Form.Item label={t('task.items')} {...field('items')}>
          <ul className="items" aria-label={t('task.items')}>
            {draft.items.map((item, itemIndex) => (
              <li key={item.title}>
                <Checkbox
                  checked={item.isDone}
                  {...described('items')}
                  aria-invalid={problems.items !== undefined && !item.isDone}
                  onChange={(event) =>
                    change({
                      items: draft.items.map((each, index) =>
                        index === itemIndex ? { ...each, isDone: event.target.checked } : each,
                      ),
                    })
                  }
                >
                  {item.title}
                </Checkbox>
              </li>
            ))}
          </ul>
        </Form.Item>
        <Form.Item label={t('task.report')} htmlFor="byd-report" {...field('report')}>
          <Input.TextArea
            id="byd-report"
            {...described('report')}
            rows={3}
            maxLength={300}
            placeholder={t('task.reportHint')}
            value={draft.report}
            onChange={(event) => change({ report: event.target.value })}
          />
        </Form.Item>
        {task.kind === 'rectification' && (
          <Form.Item label={t('task.verifier')} htmlFor="byd-verifier" {...field('verifier')}>
            <Select
              id="byd-verifier"
              {...described('verifier')}
              placeholder={t('task.pickVerifier')}
              value={draft.verifier}
              onChange={(verifier) => change({ verifier })}
              options={OWNERS.map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        )}
        {!task.isDone && (
          <FormFoot isChanged={hasUnsaved}>
            {hasUnsaved && (
              <Button type="text" onClick={clear}>
                {t('form.discard')}
              </Button>
            )}
            <Button htmlType="submit" disabled={!hasUnsaved}>
              {t('form.save')}
            </Button>
            <Button type="primary" onClick={finish}>
              {t('task.finish')}
            </Button>
          </FormFoot>
        )}
      </Form>
    </section>
  );
}
