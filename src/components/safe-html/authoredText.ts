import styles from './AuthoredText.module.css';

/** Class of a text with markup: the editor of a text and the page of its readers draw it alike. */
export const authoredText: string = styles.text ?? '';
