import { useMemo } from 'react';
import { useText } from '@/locales/text';
import { textLanguage } from '@/utils/textLanguage';
import { readText } from './readText';
import styles from './ManualPreview.module.css';

/** A longer text is cut in the preview. */
const TEXT_PREVIEW_CHARACTERS = 200_000;

/** A text file as plain text: HTML in it is not rendered. */
export function TextView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const t = useText();
  const text = useMemo(() => readText(bytes), [bytes]);
  const isCut = text.length > TEXT_PREVIEW_CHARACTERS;
  return (
    <>
      <pre className={styles.text} role="region" aria-label={name} tabIndex={0} lang={textLanguage(text)}>
        {isCut ? text.slice(0, TEXT_PREVIEW_CHARACTERS) : text}
      </pre>
      {isCut && <p className={styles.note}>{t('manuals.preview.cut')}</p>}
    </>
  );
}
