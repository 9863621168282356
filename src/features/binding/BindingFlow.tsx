import { useState } from 'react';
import { displayName } from '@/domain/user/displayName';
import { useText } from '@/locales/text';
import { confirm, describeError, reportFailure } from '@/shell/feedback';
import { postponeBinding } from '@/shell/identity-prompts';
import { LostSaveBar } from '@/shell/saving';
import { useSession } from '@/shell/session';
import { BindingDone } from './outcome/BindingDone';
import { BindingQuestion } from './question/BindingQuestion';
import { CreateFailed } from './outcome/CreateFailed';
import { OldAccountDialog } from './old-account/OldAccountDialog';
import { useBinding } from './useBinding';

type Step = { name: 'question' } | { name: 'old' } | { name: 'done' } | { name: 'create-failed'; reason: string };

const lostTexts = { unknown: 'binding.lost.unknown', missing: 'binding.lost.missing' } as const;

/**
 * From the question to the bound account (R156–R161). The responses are handled here: the portal's own toast would
 * repeat their messages (R290).
 */
export default function BindingFlow() {
  const t = useText();
  const [step, setStep] = useState<Step>({ name: 'question' });
  const { bipNum, user } = useSession();
  const askAgain = () => setStep({ name: 'question' });

  const saving = useBinding({
    bipNum,
    onBound: () => setStep({ name: 'done' }),
    onRefused: (error, { old }) => {
      if (old) reportFailure(error, 'errors.bindFailed');
      else setStep({ name: 'create-failed', reason: describeError(error, 'errors.createFailed') });
    },
  });
  const isBusy = saving.sending !== null;

  const create = () =>
    saving.submit(
      { old: null },
      {
        ask: async () => {
          const isConfirmed = await confirm({
            title: t('binding.create.title'),
            content: t('binding.create.text', { name: displayName(user?.userName) }),
            okText: t('binding.create.ok'),
          });
          if (isConfirmed && !bipNum) setStep({ name: 'create-failed', reason: t('errors.dataAbnormal') });
          return isConfirmed && bipNum !== null;
        },
      },
    );
  const lost = <LostSaveBar saving={saving} presentFor={(submission) => submission} texts={lostTexts} />;

  switch (step.name) {
    case 'question':
      return (
        <BindingQuestion
          isBusy={isBusy}
          isCreating={saving.sending?.old === null}
          onOld={() => setStep({ name: 'old' })}
          onNew={() => void create()}
          onLater={postponeBinding}
        >
          {lost}
        </BindingQuestion>
      );
    case 'old':
      return (
        <OldAccountDialog
          isBusy={isBusy}
          onSubmit={async (old) => {
            if (bipNum) await saving.submit({ old });
            else reportFailure(undefined, 'errors.dataAbnormal');
          }}
          onBack={askAgain}
          onLater={postponeBinding}
        >
          {lost}
        </OldAccountDialog>
      );
    case 'create-failed':
      return <CreateFailed reason={step.reason} onBack={askAgain} />;
    case 'done':
      return <BindingDone />;
  }
}
