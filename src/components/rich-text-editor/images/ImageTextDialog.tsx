import { useState } from 'react';
import { Input } from 'antd';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import styles from '../RichTextEditor.module.css';

const LONGEST_TEXT = 120;

/** Asks for an image's alternative text, for readers who cannot see the image. */
export function ImageTextDialog({
  text: known,
  onClose,
  onDone,
}: {
  text: string;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const t = useText();
  const [text, setText] = useState(known);
  const finish = () => onDone(text.trim());
  return (
    <AppModal open title={t('editor.imageText')} width={440} onClose={onClose} onOk={finish}>
      <label className={styles.field}>
        <span>{t('editor.imageTextHint')}</span>
        <Input
          value={text}
          maxLength={LONGEST_TEXT}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={finish}
        />
      </label>
    </AppModal>
  );
}
