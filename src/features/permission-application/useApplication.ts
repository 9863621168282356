import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@umijs/max';
import { Form } from 'antd';
import { useStore } from 'zustand';
import { useFormErrors } from '@/components/form-page';
import type { PermissionApplication } from '@/domain/permission-application/schema';
import {
  acceptForm,
  changeForm,
  EMPTY_FORM,
  firstOpenStep,
  isForWorkOrder,
  isOpen,
  isUntouched,
  STEPS,
  toApplication,
  type ApplicationForm,
  type Presets,
  type Step,
} from '@/domain/permission-application';
import { useText } from '@/locales/text';
import { sendApplication, sendWorkOrderApplication } from '@/services/applications';
import { useDraft } from '@/shell/drafts';
import { navigationStore, useEntries } from '@/shell/navigation';
import { markStale, usePageVisible, useUnsavedWork } from '@/shell/cached-pages';
import { useSaving } from '@/shell/saving';
import { findApplication } from './findApplication';

export const FORM = 'permission-application';

interface ApplicationOptions {
  /** Ids of the person's applications; null while they are not loaded. */
  listed: readonly string[] | null;
  onSent(): void;
}

/** The form of a permission application: current step, values, and sending. */
export function useApplication({ listed, onSent }: ApplicationOptions) {
  const t = useText();
  const [form] = Form.useForm<ApplicationForm>();
  const { errors, attempt, validate, refresh } = useFormErrors(form, FORM);
  const [value, setValue] = useState(EMPTY_FORM);
  // Two changes of one moment, such as those by the URL and by the person's own area, must not undo each other.
  const current = useRef(EMPTY_FORM);
  /** The scope filled in so far because it is the person's own; null where a draft was restored: it stays as it was. */
  const [ownScope, setOwnScope] = useState<Presets | null>({});
  const [step, setStep] = useState<Step>('system');
  /** Name of the system whose application was just sent; null otherwise. */
  const [sentFor, setSentFor] = useState<string | null>(null);
  const systems = useEntries();
  const status = useStore(navigationStore, (state) => state.status);
  const systemsState: 'ready' | 'error' | 'loading' =
    systems.length > 0 || status === 'ready' ? 'ready' : status === 'failed' ? 'error' : 'loading';

  const preset = new URLSearchParams(useLocation().search).get('systemCode') ?? '';
  const isPresetKnown = systems.some(({ systemCode }) => systemCode === preset);
  const isDirty = !isUntouched(value, { ...ownScope, systemCode: preset });

  const put = (next: ApplicationForm) => {
    current.current = next;
    form.setFieldsValue(next);
    setValue(next);
  };
  const change = (patch: Partial<ApplicationForm>) => put(changeForm(current.current, patch));
  /** Fills in what is the person's own, unless they have chosen something since this form was rendered. */
  const preselect = (own: Presets) => {
    if (current.current !== value) return;
    change(own);
    setOwnScope({ ...ownScope, ...own });
  };

  // The confirmation and the current step belong to the previous application.
  const startAnew = () => {
    setSentFor(null);
    setStep('system');
  };
  const startWithPreset = () => {
    if (isPresetKnown) change({ systemCode: preset });
    startAnew();
  };

  // The URL names a system: on arrival from the help page, or when it changes.
  useEffect(() => {
    if (isPresetKnown) startWithPreset();
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the URL changes
  }, [preset, isPresetKnown]);

  // After leaving, the confirmation was seen: coming back, even with the same system, starts a new application.
  const isVisible = usePageVisible();
  const leave = useEffectEvent(() => {
    if (sentFor !== null) startWithPreset();
  });
  useEffect(() => {
    if (!isVisible) leave();
  }, [isVisible]);

  const draft = useDraft<ApplicationForm>({
    name: FORM,
    value,
    isDirty,
    accept: acceptForm,
    textOf: ({ reason }) => reason,
    onRestore: (restored) => {
      put(restored);
      setOwnScope(null);
      setStep(firstOpenStep(restored) ?? 'confirm');
    },
    onPending: (pending): void => saving.resume(pending),
  });
  useUnsavedWork(isDirty, { name: t('route.authorityApply'), hasDraft: draft.isPersisted });

  const at = STEPS.indexOf(step);
  const next = async () => {
    if ((await validate()) && !isOpen(step, value)) setStep(STEPS[at + 1] ?? step);
  };

  /** The applications listed before the present one was first sent; unknown after a reload. */
  const listedBefore = useRef<ReadonlySet<string> | null>(null);
  const saving = useSaving<PermissionApplication, true>({
    form: FORM,
    isNew: true,
    write: async (application, { shouldOverwrite: _, ...options }) => {
      await (isForWorkOrder(application.systemCode) ? sendWorkOrderApplication : sendApplication)(application, options);
      return true;
    },
    find: (application, sentAt) => findApplication(application, sentAt, listedBefore.current),
    keepPending: draft.keepPending,
    onDone: async (_, { systemCode }) => {
      await draft.clear();
      setSentFor(systems.find((system) => system.systemCode === systemCode)?.systemName ?? systemCode);
      put(EMPTY_FORM);
      setOwnScope({});
      markStale('applications');
      markStale('todos');
      onSent();
    },
  });
  const send = async () => {
    const open = firstOpenStep(value);
    if (open) return setStep(open);
    if (!saving.lost && !saving.sending) listedBefore.current = listed && new Set(listed);
    await saving.submit(toApplication(value));
  };

  return {
    form,
    errors,
    attempt,
    refresh,
    value,
    change,
    ownScope,
    preselect,
    step,
    at,
    next,
    back: () => setStep(STEPS[at - 1] ?? step),
    goTo: setStep,
    send,
    isBusy: saving.sending !== null,
    saving,
    presentFor: () => toApplication(value),
    sentFor,
    startAnew,
    draft,
    systems,
    systemsState,
    isPresetUnknown: preset !== '' && systems.length > 0 && !isPresetKnown,
  };
}

export type Application = ReturnType<typeof useApplication>;
