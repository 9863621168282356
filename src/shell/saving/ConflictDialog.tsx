import { Button } from 'antd';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import type { Saving } from './useSaving';

interface ConflictDialogProps<Content> {
  /** What kind of record it is, for its name in the question. */
  record: 'notice' | 'manual';
  saving: Saving<Content>;
  /** Reads the record again; what was typed is offered as a draft. */
  onReload: () => Promise<void>;
  /** Replaces what somebody else has changed. */
  onOverwrite: (content: Content) => void;
}

/** Somebody else has changed the record: read it again, or replace it; closing goes on editing (R239, R248). */
export function ConflictDialog<Content>({ record, saving, onReload, onOverwrite }: ConflictDialogProps<Content>) {
  const t = useText();
  const { conflict, forgetConflict } = saving;
  return (
    <AppModal
      open={conflict !== null}
      title={t('saving.conflictTitle', { record })}
      width={460}
      onClose={forgetConflict}
      footer={
        <>
          <Button danger onClick={() => conflict && onOverwrite(conflict.content)}>
            {t('saving.conflictOverwrite')}
          </Button>
          <Button
            type="primary"
            data-main-button
            onClick={() => {
              forgetConflict();
              void onReload();
            }}
          >
            {t('saving.conflictReload')}
          </Button>
        </>
      }
    >
      {t('saving.conflictContent', { record })}
    </AppModal>
  );
}
