import { history } from '@umijs/max';
import { Button, Form, Steps } from 'antd';
import { EmptyState } from '@/components/empty-state';
import { FormPage } from '@/components/form-page';
import { PageHead } from '@/components/PageHead';
import { RegionState } from '@/components/region-state';
import { NARROW_WINDOW } from '@/constants/mediaQueries';
import { HOME_PATH } from '@/constants/paths';
import { STEPS, type ApplicationForm } from '@/domain/permission-application';
import { TODO_STATUS } from '@/domain/todo/todoList';
import { useText } from '@/locales/text';
import { useCan } from '@/shell/permissions';
import { DraftBar, DraftStatus } from '@/shell/drafts';
import { loadEntries } from '@/shell/navigation';
import { useCurrentPage } from '@/shell/cached-pages';
import { LostSaveBar } from '@/shell/saving';
import { historyIndex } from '@/utils/historyIndex';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { MyApplications } from './MyApplications';
import { Sent } from './Sent';
import { StepFields } from './steps/StepFields';
import { FORM, useApplication } from './useApplication';
import { useApplicationChoices } from './useChoices';
import { useMyApplications } from './useMyApplications';
import { useOwnScope } from './useOwnScope';
import styles from './PermissionApplication.module.css';

/** Whether Back stays in the portal: before its first history entry lies another site (R026). */
const hasEntryBehind = () => (historyIndex() ?? 0) > 0;
const goBack = () => (hasEntryBehind() ? history.back() : history.push(HOME_PATH));

/** Application for the permission of a subsystem in steps, next to the earlier applications (R050, R026). */
export function PermissionApplication() {
  const t = useText();
  const mine = useMyApplications();
  const application = useApplication({ listed: mine.ids, onSent: mine.refresh });
  const { form, value, change, step, at, next, back, goTo, send, isBusy, draft, systems, sentFor } = application;
  const choices = useApplicationChoices(value);
  useOwnScope(application, choices);
  const mayApply = useCan('applications.apply');
  const isLast = step === 'confirm';
  // The steps would stand below each other and fill half of the window.
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const requestableSystem = systems.find(
    ({ systemCode }) => systemCode === value.systemCode && value.systemCode !== '',
  );
  const isWaiting =
    requestableSystem !== undefined &&
    mine.records.some(
      ({ systemCode, status }) => systemCode === requestableSystem.systemCode && status === TODO_STATUS.submitted,
    );

  const trail = useCurrentPage()?.trail;
  if (mayApply === false)
    return (
      <div className={styles.page}>
        <PageHead trail={trail} title={t('route.authorityApply')} />
        <EmptyState type="not_permission" tip={t('application.mayNot')} action={null} />
        <MyApplications {...mine} />
      </div>
    );
  if (sentFor !== null)
    return (
      <div className={styles.page}>
        <PageHead trail={trail} title={t('route.authorityApply')} />
        <Sent name={sentFor} onAgain={application.startAnew} />
        <MyApplications {...mine} />
      </div>
    );

  return (
    <FormPage
      title={t('route.authorityApply')}
      trail={trail}
      onBack={goBack}
      notice={
        <>
          <LostSaveBar saving={application.saving} presentFor={application.presentFor} />
          <DraftBar draft={draft} />
        </>
      }
      errors={application.errors}
      attempt={application.attempt}
      status={<DraftStatus draft={draft} />}
      actions={
        at > 0 && (
          <Button onClick={back} disabled={isBusy}>
            {t('application.back')}
          </Button>
        )
      }
      primary={{
        label: t(isLast ? 'application.send' : 'application.next'),
        onClick: () => void (isLast ? send() : next()),
        isBusy,
        isDisabled: systems.length === 0,
      }}
      aside={<MyApplications {...mine} />}
    >
      <div className={styles.card}>
        {isNarrow ? (
          <p className={styles.progress}>{t('application.progress', { step: at + 1, count: STEPS.length })}</p>
        ) : (
          <Steps
            className={styles.steps}
            size="small"
            current={at}
            // Only backward: the next step is validated by its button.
            onChange={(index) => index < at && !isBusy && goTo(STEPS[index]!)}
            items={STEPS.map((name, index) => ({ title: t(`application.step.${name}`), disabled: index > at }))}
          />
        )}
        <RegionState
          state={application.systemsState}
          error={t('application.systemsFailed')}
          onRetry={() => void loadEntries()}
        >
          <Form<ApplicationForm>
            form={form}
            name={FORM}
            layout="vertical"
            initialValues={value}
            requiredMark
            scrollToFirstError={false}
            onValuesChange={(patch: Partial<ApplicationForm>) => change(patch)}
            onFieldsChange={application.refresh}
            disabled={isBusy}
          >
            <StepFields application={application} choices={choices} isWaiting={isWaiting} />
          </Form>
        </RegionState>
      </div>
    </FormPage>
  );
}
