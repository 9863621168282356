import { useState } from 'react';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { retryableLazy } from '@/utils/retryableLazy';
import styles from './CustomizeDialog.module.css';

const MenuEditor = retryableLazy(() => import('./MenuEditor'));

const WIDTH_PX = 760;

/** The dialog for sorting the navigation (R088, R098–R104). Mounted while open; its content is lazy. */
export function CustomizeDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);

  // The specification requires the prompt for every exit except saving, even without changes (R102).
  const mayLeave = () =>
    confirm({
      title: t('customize.leaveTitle'),
      content: t('customize.leaveContent'),
      okText: t('common.confirm'),
      cancelText: t('customize.stay'),
      danger: true,
    });

  return (
    <AppModal
      open
      title={t('customize.title')}
      width={WIDTH_PX}
      className={styles.dialog}
      isBusy={isBusy}
      onBeforeClose={mayLeave}
      onClose={onClose}
      footer={null}
    >
      <MenuEditor
        onBusy={setBusy}
        onSaved={onClose}
        onCancel={async () => {
          if (await mayLeave()) onClose();
        }}
      />
    </AppModal>
  );
}

/** Prefetches the dialog's chunks while its entry is hovered. */
CustomizeDialog.preload = (): void => {
  void MenuEditor.preload();
  void AppModal.preload();
};
