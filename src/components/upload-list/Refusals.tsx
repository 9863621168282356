import { useState } from 'react';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { visibleName } from '@/utils/visibleName';
import { refusalOf, type FileLimits } from './refusalOf';
import styles from './UploadList.module.css';

/** The files that a field has rejected last, and the reasons. */
export function useRefusals(limits: FileLimits) {
  const t = useText();
  const [messages, setMessages] = useState<readonly string[]>([]);

  /** Returns the chosen files that may be uploaded; shows why the others may not. */
  const accept = (chosen: readonly File[], present: readonly { name: string; size?: number }[]): File[] => {
    const accepted: File[] = [];
    const refused: string[] = [];
    for (const file of chosen) {
      const refusal = refusalOf(file, limits, [...present, ...accepted]);
      if (!refusal) accepted.push(file);
      else
        refused.push(
          t(`uploads.refused.${refusal}`, {
            name: visibleName(file.name),
            size: formatBytes(limits.bytes),
            count: limits.count ?? 0,
            extensions: (limits.extensions ?? []).join(' '),
          }),
        );
    }
    setMessages([...new Set(refused)]);
    return accepted;
  };
  return { messages, accept, showMessage: (text: string) => setMessages([text]) };
}

/** Shows why files were rejected. */
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
