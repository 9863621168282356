import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import DragOutlined from '@ant-design/icons/es/icons/DragOutlined';
import { IconButton } from '@/components/IconButton';
import { FRAME_SANDBOX } from '@/constants/frameSandbox';
import { useText } from '@/locales/text';
import { usePanelPosition } from './usePanelPosition';
import { useWidget } from './useWidget';
import styles from './Widget.module.css';

export interface WidgetProps {
  /** Undefined where there is no chat-bot; the open conversation is remembered. */
  application: number | undefined;
  /** The portal's current path and query. */
  route: string;
}

/** The button in the header, and below it the panel with the iframe that it opens (R093, R094). */
export function Widget({ application, route }: WidgetProps) {
  const t = useText();
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { frame, address, isReady, isOpen, open, close } = useWidget(application, route);
  const { position, handle, moveByKey } = usePanelPosition(panel);
  const titleId = useId();
  const hintId = useId();
  const wasOpen = useRef(false);

  useEffect(() => {
    // Restore the focus only when it was inside: a remounted widget must not move it.
    if (wasOpen.current && !isOpen && isReady) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isReady]);

  if (!address) return null;

  const positionStyle = { '--right': `${position.right}px`, '--top': `${position.top}px` } as CSSProperties;
  const show = () => {
    open();
    requestAnimationFrame(() => frame.current?.focus());
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    <div className={styles.widget} data-chat-bot>
      {isReady && (
        <IconButton
          ref={launcher}
          className={styles.launcher}
          label={isOpen ? t('chatBot.close') : t('chatBot.open')}
          icon={<CustomerServiceOutlined aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={isOpen ? close : show}
        />
      )}
      <div className={styles.place} style={positionStyle}>
        <div
          ref={panel}
          className={styles.panel}
          role="dialog"
          aria-modal={false}
          aria-labelledby={titleId}
          hidden={!isOpen}
          onKeyDown={closeByKey}
        >
          <div className={styles.head} {...handle}>
            <span id={titleId} className={styles.title}>
              {t('chatBot.name')}
            </span>
            <IconButton
              className={styles.mover}
              label={t('chatBot.move')}
              icon={<DragOutlined aria-hidden />}
              aria-describedby={hintId}
              onKeyDown={moveByKey}
            />
            <span id={hintId} hidden>
              {t('chatBot.moveHint')}
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
            sandbox={FRAME_SANDBOX}
            allow=""
            referrerPolicy="no-referrer"
          />
        </div>
      </div>
    </div>
  );
}
