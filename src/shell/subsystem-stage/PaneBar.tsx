import { type RefObject, useEffect, useState } from 'react';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import { useText } from '@/locales/text';
import styles from './PaneBar.module.css';

interface PaneBarProps {
  /** The element for full screen. */
  pane: RefObject<HTMLElement | null>;
  name: string;
  /** Address of the page outside of the portal. */
  entry: string | null;
}

/** The slim bar over an embedded page: its name, full screen, and open in a new window (R030). */
export function PaneBar({ pane, name, entry }: PaneBarProps) {
  const t = useText();
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === pane.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [pane]);

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : pane.current?.requestFullscreen();
    // A browser that refuses shows its own message.
    change?.catch(() => undefined);
  };
  const label = t(isFull ? 'subsystems.fullScreen.leave' : 'subsystems.fullScreen');

  return (
    <div className={styles.bar}>
      <h1 className={styles.name} title={name}>
        {name}
      </h1>
      {document.fullscreenEnabled && (
        <button type="button" className={styles.action} aria-label={label} title={label} onClick={toggle}>
          {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          <span className={styles.words}>{label}</span>
        </button>
      )}
      {entry && (
        <a
          className={styles.action}
          href={entry}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('subsystems.newWindow.hint', { name })}
          title={t('subsystems.newWindow.hint', { name })}
        >
          <ExportOutlined aria-hidden />
          <span className={styles.words}>{t('subsystems.newWindow')}</span>
        </a>
      )}
    </div>
  );
}
