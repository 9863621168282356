import type { ReactNode } from 'react';
import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { ActionBar } from './ActionBar';
import { ErrorSummary, type FormError } from './ErrorSummary';
import styles from './FormPage.module.css';

export interface FormPageProps {
  title: string;
  /** Leads back to the list; the guard of unsaved work stands behind it. */
  onBack: () => void;
  backLabel?: string;
  /** Beside the title: a state, a hint. */
  extra?: ReactNode;
  /** Above the form: an offered draft, a notice. */
  notice?: ReactNode;
  errors?: readonly FormError[];
  /** Counts the refused attempts: each one brings the focus to the summary. */
  attempt?: number;
  /** The one thing the page is for; nothing while its record is not there. */
  primary?: { label: string; onClick: () => void; isBusy?: boolean; isDisabled?: boolean };
  /** The other buttons, before the primary one. */
  actions?: ReactNode;
  /** At the start of the action bar: when the text was kept. */
  status?: ReactNode;
  /** Fields that stand beside the others where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with a form: heading with the way back, what is wrong, the fields, and the actions always in sight. */
export function FormPage(props: FormPageProps) {
  const { title, onBack, backLabel, extra, notice, errors = [], attempt, primary, actions, status, aside } = props;
  const t = useText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton
          label={backLabel ?? t('forms.back')}
          icon={<ArrowLeftOutlined aria-hidden />}
          onClick={onBack}
          className={styles.back}
        />
        <h1 className={styles.title}>{title}</h1>
        {extra}
      </header>
      {notice}
      <ErrorSummary errors={errors} attempt={attempt} />
      <div className={aside ? styles.columns : undefined}>
        <div className={styles.main}>{props.children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {primary && (
        <ActionBar status={status}>
          {actions}
          <Button type="primary" onClick={primary.onClick} loading={primary.isBusy} disabled={primary.isDisabled}>
            {primary.label}
          </Button>
        </ActionBar>
      )}
    </div>
  );
}
