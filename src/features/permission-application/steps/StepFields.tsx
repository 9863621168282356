import { useEffect, useRef } from 'react';
import { useText } from '@/locales/text';
import type { Application } from '../useApplication';
import type { ApplicationChoices } from '../useChoices';
import { hasOwnScope } from '../useOwnScope';
import { ConfirmStep } from './ConfirmStep';
import { ReasonStep } from './ReasonStep';
import { RolesStep } from './RolesStep';
import { ScopeStep } from './ScopeStep';
import { SystemStep } from './SystemStep';
import styles from '../PermissionApplication.module.css';

interface StepFieldsProps {
  application: Application;
  choices: ApplicationChoices;
  isWaiting: boolean;
}

/** The fields of the current step, under a heading that is focused when the step changes. */
export function StepFields({ application, choices, isWaiting }: StepFieldsProps) {
  const t = useText();
  const { step, value, systems, isPresetUnknown, goTo } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t(`application.step.${step}`)}
      </h2>
      {step === 'system' && (
        <SystemStep
          systems={systems}
          chosen={value.systemCode}
          isPresetUnknown={isPresetUnknown}
          isWaiting={isWaiting}
        />
      )}
      {step === 'scope' && <ScopeStep choices={choices} form={value} isOwn={hasOwnScope(application)} />}
      {step === 'roles' && <RolesStep choices={choices} />}
      {step === 'reason' && <ReasonStep />}
      {step === 'confirm' && <ConfirmStep form={value} choices={choices} systems={systems} onChange={goTo} />}
    </>
  );
}
