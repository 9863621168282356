import { useLayoutEffect, useRef, type ReactNode } from 'react';
import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { ActionBar } from './ActionBar';
import { ErrorSummary, type FormError } from './ErrorSummary';
import styles from './FormPage.module.css';

export interface FormPageProps {
  title: string;
  /** Goes back to the list; the guard for unsaved changes still applies. */
  onBack: () => void;
  backLabel?: string;
  /** The breadcrumb of the page, before the title, which is its last step. */
  trail?: ReactNode;
  /** Above the form: an offered draft, a notice. */
  notice?: ReactNode;
  errors?: readonly FormError[];
  /** Number of failed attempts: each one moves the focus to the summary. */
  attempt?: number;
  /** The main action of the page; undefined until its record is loaded. */
  primary?: { label: string; onClick: () => void; isBusy?: boolean; isDisabled?: boolean };
  /** The other buttons, before the primary one. */
  actions?: ReactNode;
  /** At the start of the action bar: when the draft was saved. */
  status?: ReactNode;
  /** Fields shown in a second column where there is room. */
  aside?: ReactNode;
  /** What is written here is a document of its own: on paper it stands without the heading and the second column. */
  isDocument?: boolean;
  children: ReactNode;
}

/** A heading with the focus has just been removed: that of the page while its record was loading. */
let isFocusPassedOn = false;

/** The ref of the heading, which takes over the focus of the one in whose place it is rendered (A38). */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (isFocusPassedOn) own?.focus({ preventScroll: true });
    isFocusPassedOn = false;
    return () => {
      isFocusPassedOn = document.activeElement === own;
      // Only within this commit: the page may have been left.
      queueMicrotask(() => (isFocusPassedOn = false));
    };
  }, []);
  return heading;
}

/** A page with a form: heading with a back button, error summary, fields, and sticky actions. */
export function FormPage(props: FormPageProps) {
  const {
    title,
    onBack,
    backLabel,
    trail,
    notice,
    errors = [],
    attempt,
    primary,
    actions,
    status,
    aside,
    isDocument,
  } = props;
  const t = useText();
  const heading = useKeptFocus();
  return (
    <div className={cx(styles.page, isDocument && styles.document)}>
      <header className={styles.head}>
        <IconButton
          label={backLabel ?? t('forms.back')}
          icon={<ArrowLeftOutlined aria-hidden />}
          onClick={onBack}
          className={styles.back}
        />
        {trail}
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
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
