import { Button } from 'antd';
import { ActionBar } from '@/components/form-page';
import { useText } from '@/locales/text';
import { DraftStatus, type Draft } from '@/shell/drafts';
import type { RuleHandle } from './useRule';
import styles from './Actions.module.css';

interface ActionsProps {
  rule: RuleHandle;
  draft: Draft;
  /** Why it cannot be saved as it is: the server would reject it. */
  refusal: string | undefined;
}

/** Save and discard in a sticky bar; both are disabled until something is changed (R051). */
export function Actions({ rule, draft, refusal }: ActionsProps) {
  const t = useText();
  const status = rule.isDirty ? t('gray.unsaved', { count: rule.changes }) : t('gray.unchanged');
  return (
    <ActionBar
      status={
        <>
          <span className={styles.status} role="status">
            {refusal ?? status}
          </span>{' '}
          <DraftStatus draft={draft} />
        </>
      }
    >
      <Button disabled={!rule.isDirty || rule.isReviewing || rule.isSaving} onClick={() => void rule.discard()}>
        {t('gray.discard')}
      </Button>
      <Button
        type="primary"
        disabled={!rule.isDirty || refusal !== undefined}
        loading={rule.isReviewing}
        onClick={() => void rule.startReview()}
      >
        {t('gray.save')}
      </Button>
    </ActionBar>
  );
}
