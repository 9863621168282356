import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { COPIED_SIGN_MS } from '@/constants/home';
import { useText } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { copyText } from '@/utils/copyText';
import styles from './GreetingCard.module.css';

/** Copies a value; a check mark and an announcement confirm it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), COPIED_SIGN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else toast.show({ type: 'warning', text: t('home.greeting.copyFailed') });
  };

  return (
    <>
      <button type="button" className={styles.copy} aria-label={label} title={label} onClick={copy}>
        {isCopied ? <CheckOutlined className={styles.tick} aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('common.copied')}
      </span>
    </>
  );
}
