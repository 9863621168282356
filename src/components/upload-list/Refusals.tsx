import { useState } from 'react';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { refusalOf, type FileLimits } from './refusalOf';
import styles from './UploadList.module.css';

/** What a field says about the files that it has not taken last. */
export function useRefusals(limits: FileLimits) {
  const t = useText();
  const [messages, setMessages] = useState<readonly string[]>([]);

  /** Those of the chosen files that may be sent; the others are said. */
  const accept = (chosen: readonly File[], present: readonly { name: string; size?: number }[]): File[] => {
    const accepted: File[] = [];
    const refused: string[] = [];
    for (const file of chosen) {
      const refusal = refusalOf(file, limits, [...present, ...accepted]);
      if (!refusal) accepted.push(file);
      else
        refused.push(
          t(`uploads.refused.${refusal}`, {
            name: file.name,
            size: formatBytes(limits.bytes),
            count: limits.count ?? 0,
            endings: (limits.endings ?? []).join(' '),
          }),
        );
    }
    setMessages([...new Set(refused)]);
    return accepted;
  };
  return { messages, accept, showMessage: (text: string) => setMessages([text]) };
}

/** Why files were not taken. */
export function Refusals({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={styles.refused} role="alert">
      {messages.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
