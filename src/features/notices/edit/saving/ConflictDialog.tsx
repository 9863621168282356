import { Button } from 'antd';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import type { SavingDeed } from './useSaving';

interface ConflictDialogProps {
  conflict: { deed: SavingDeed } | null;
  onClose: () => void;
  /** Reads the notice anew; what was typed is offered as a draft. */
  onReload: () => Promise<void>;
  /** Writes over what somebody else has changed. */
  onOverwrite: (deed: SavingDeed) => void;
}

/** Somebody else was faster: read again, or write over it; closing goes on editing (R239). */
export function ConflictDialog({ conflict, onClose, onReload, onOverwrite }: ConflictDialogProps) {
  const t = useText();
  return (
    <AppModal
      open={conflict !== null}
      title={t('notices.conflict.title')}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button danger onClick={() => conflict && onOverwrite(conflict.deed)}>
            {t('notices.conflict.overwrite')}
          </Button>
          <Button
            type="primary"
            data-main-button
            onClick={() => {
              onClose();
              void onReload();
            }}
          >
            {t('notices.conflict.reload')}
          </Button>
        </>
      }
    >
      {t('notices.conflict.content')}
    </AppModal>
  );
}
