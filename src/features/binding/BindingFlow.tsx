import { useState } from 'react';
import { useText } from '@/locales/text';
import { addAccount, bindOldAccount } from '@/services/portal-account';
import { EnvelopeError } from '@/services/http';
import { confirm, describeError, reportFailure } from '@/shell/feedback';
import { postponeBinding } from '@/shell/identity';
import { useSession } from '@/shell/session';
import { displayName } from '@/domain/user/displayName';
import { BindingDone } from './outcome/BindingDone';
import { BindingQuestion } from './question/BindingQuestion';
import { CreateFailed } from './outcome/CreateFailed';
import { OldAccountDialog, type OldAccount } from './old-account/OldAccountDialog';
import { useSingleRun } from './useSingleRun';

type Step = { name: 'question' } | { name: 'old' } | { name: 'done' } | { name: 'create-failed'; reason: string };

/**
 * From the question to the bound account (R156–R161). One submission runs at a time, and its response is handled here:
 * the portal's own toast would repeat the message (R290).
 */
export default function BindingFlow() {
  const t = useText();
  const [step, setStep] = useState<Step>({ name: 'question' });
  const { isRunning, run } = useSingleRun();
  const [isCreating, setCreating] = useState(false);
  const { bipNum, user } = useSession();
  const askAgain = () => setStep({ name: 'question' });

  const create = () =>
    run(async () => {
      const isConfirmed = await confirm({
        title: t('binding.create.title'),
        content: t('binding.create.text', { name: displayName(user?.userName) }),
        okText: t('binding.create.ok'),
      });
      if (!isConfirmed) return;
      if (!bipNum) return setStep({ name: 'create-failed', reason: t('errors.dataAbnormal') });
      setCreating(true);
      const response = await addAccount(bipNum).finally(() => setCreating(false));
      if (response.isOk) return setStep({ name: 'done' });
      const error = new EnvelopeError('addAccount', response.status, response.msg);
      setStep({ name: 'create-failed', reason: describeError(error, 'errors.createFailed') });
    });

  /** Returns true when the account is bound. */
  const bind = async (account: OldAccount): Promise<boolean> => {
    let isBound = false;
    await run(async () => {
      if (!bipNum) return reportFailure(undefined, 'errors.dataAbnormal');
      const response = await bindOldAccount({ ...account, bipNum });
      isBound = response.isOk;
      if (isBound) setStep({ name: 'done' });
      else reportFailure(new EnvelopeError('bindOldAccount', response.status, response.msg), 'errors.bindFailed');
    });
    return isBound;
  };

  switch (step.name) {
    case 'question':
      return (
        <BindingQuestion
          isBusy={isRunning}
          isCreating={isCreating}
          onOld={() => setStep({ name: 'old' })}
          onNew={() => void create()}
          onLater={postponeBinding}
        />
      );
    case 'old':
      return <OldAccountDialog isBusy={isRunning} onSubmit={bind} onBack={askAgain} onLater={postponeBinding} />;
    case 'create-failed':
      return <CreateFailed reason={step.reason} onBack={askAgain} />;
    case 'done':
      return <BindingDone />;
  }
}
