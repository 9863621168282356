import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useEffect, useState } from 'react';
import { useText } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { copyText } from '@/utils/copyText';
import styles from './GreetingCard.module.css';

/** Time that the check mark after copying stays. */
const COPIED_SIGN_MS = 2_000;

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
