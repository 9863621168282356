import { Button } from 'antd';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import type { Saving } from './useSaving';

interface ConflictDialogProps<Content> {
  /** The kind of record, for its name in the text. */
  record: 'notice' | 'manual';
  saving: Saving<Content>;
  /** Loads the record again; the input is offered as a draft. */
  onReload: () => Promise<void>;
  /** Overwrites the other person's change. */
  onOverwrite: (content: Content) => void;
}

/** The record has changed since it was read: reload it or overwrite it; closing continues editing (R239, R248). */
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
