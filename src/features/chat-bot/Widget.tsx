import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { useSpot } from './useSpot';
import { useWidget } from './useWidget';
import styles from './Widget.module.css';

export interface WidgetProps {
  /** Undefined where there is no chat-bot; the open conversation is remembered. */
  application: number | undefined;
  /** The portal's current path and query. */
  route: string;
}

/** Same sandbox as for the frames of subsystems: its own origin, scripts and forms, no access to the portal. */
const MAY = 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin';

/** The widget in its iframe, and the button that opens it (R093, R094). */
export function Widget({ application, route }: WidgetProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const { frame, address, isReady, isOpen, open, close } = useWidget(application, route);
  const { spot, handle, endsDrag, moveByKey } = useSpot(root, isReady && !isOpen);
  const titleId = useId();
  const hintId = useId();
  const wasOpen = useRef(false);

  useEffect(() => {
    // Restore the focus only when it was inside: a remounted widget must not move it.
    if (wasOpen.current && !isOpen && isReady) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isReady]);

  if (!address) return null;

  const positionStyle = { '--right': `${spot.right}px`, '--bottom': `${spot.bottom}px` } as CSSProperties;
  const show = () => {
    if (endsDrag()) return;
    open();
    requestAnimationFrame(() => frame.current?.focus());
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    <div ref={root} className={cx(styles.widget, isOpen && styles.isOpen)} style={positionStyle} data-chat-bot>
      {isReady && !isOpen && (
        <button
          ref={launcher}
          type="button"
          className={styles.launcher}
          title={t('chatBot.name')}
          aria-label={t('chatBot.open')}
          aria-haspopup="dialog"
          aria-describedby={hintId}
          onClick={show}
          onKeyDown={moveByKey}
          {...handle}
        >
          <CustomerServiceOutlined aria-hidden />
        </button>
      )}
      <span id={hintId} hidden>
        {t('chatBot.moveHint')}
      </span>
      <div className={styles.panel} role="dialog" aria-labelledby={titleId} hidden={!isOpen} onKeyDown={closeByKey}>
        <div className={styles.head} {...handle}>
          <span id={titleId} className={styles.title}>
            {t('chatBot.name')}
          </span>
          <IconButton
            label={t('chatBot.close')}
            icon={<CloseOutlined aria-hidden />}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={close}
          />
        </div>
        <iframe
          key={address}
          ref={frame}
          className={styles.frame}
          src={address}
          title={t('chatBot.name')}
          sandbox={MAY}
          allow=""
          referrerPolicy="no-referrer"
        />
      </div>
    </div>
  );
}
