import { useState } from 'react';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { retryableLazy } from '@/utils/retryableLazy';
import styles from './CustomizeDialog.module.css';

const MenuEditor = retryableLazy(() => import('./MenuEditor'));

const WIDTH_PX = 760;

/**
 * The dialog in which a person puts the navigation into an order of their own (R088, R098–R104). It is mounted while
 * it is open; what it consists of comes with its first opening.
 */
export function CustomizeDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);

  // Asks also when nothing was changed: the specification's words, for every way out but saving (R102).
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
