import { useState } from 'react';
import { Input } from 'antd';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { safeUrl } from '@/utils/safeUrl';
import styles from '../RichTextEditor.module.css';

interface LinkDialogProps {
  /** The current address; empty for a new link. */
  address: string;
  onClose: () => void;
  /** Called with the address; an empty one removes the link. */
  onDone: (address: string) => void;
}

/** An address without a scheme is treated as a web address, as in the browser's address bar. */
const completed = (address: string) =>
  address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address) ? address : `https://${address}`;

/** Asks for the address of a link; rejects unsafe addresses (T16). */
export function LinkDialog({ address, onClose, onDone }: LinkDialogProps) {
  const t = useText();
  const [text, setText] = useState(address);
  const [isRefused, setRefused] = useState(false);

  const finish = () => {
    const wanted = completed(text.trim());
    const safe = wanted === '' ? '' : safeUrl(wanted);
    if (safe === undefined) setRefused(true);
    else onDone(safe);
  };

  return (
    <AppModal open title={t('editor.link')} width={440} onClose={onClose} onOk={finish}>
      <label className={styles.field}>
        <span>{t('editor.linkAddress')}</span>
        <Input
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
          onPressEnter={finish}
          status={isRefused ? 'error' : undefined}
          aria-invalid={isRefused}
        />
        <span className={styles.refusal} role="alert">
          {isRefused && t('editor.linkRefused')}
        </span>
      </label>
      {address !== '' && <p className={styles.hint}>{t('editor.linkEmpty')}</p>}
    </AppModal>
  );
}
