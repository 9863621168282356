import { useId, useRef, useState } from 'react';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { ErrorBoundary } from '@/components/error-boundary';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { useUnread } from '@/shell/unread';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import styles from './MessageBell.module.css';
import { usePopover } from './usePopover';

const BellPanel = retryableLazy(() => import('./BellPanel'));

const MOST_SHOWN = 99;

/** The bell in the top bar: the number of unread messages, and the newest five in a popover (B1, R265). */
export function MessageBell() {
  const t = useText();
  const unread = useUnread() ?? 0;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const panelRef = usePopover(isOpen, () => setOpen(false), button);
  const count = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);

  return (
    <div ref={panelRef} className={styles.bell}>
      <IconButton
        ref={button}
        label={unread > 0 ? t('messages.bell.unread', { count }) : t('messages.bell.label')}
        icon={<BellOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={() => void BellPanel.preload()}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
      {isOpen && (
        <div id={panelId} className={styles.panel} role="dialog" aria-label={t('messages.bell.label')}>
          <ErrorBoundary region="bell-panel">
            <LazyBoundary fallback={null}>
              <BellPanel onLeave={() => setOpen(false)} />
            </LazyBoundary>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
