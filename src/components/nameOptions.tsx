import type { ReactNode } from 'react';
import { textLanguage } from '@/utils/textLanguage';

const marked = (label: ReactNode): ReactNode => {
  const lang = typeof label === 'string' ? textLanguage(label) : undefined;
  if (!lang) return label;
  return (
    <span lang={lang} title={String(label)}>
      {label}
    </span>
  );
};

/**
 * Properties of a Select whose options are names of the server: on a page in another language they are marked as
 * Chinese where they are drawn. The labels stay strings, which name the options.
 */
export const nameOptions = {
  optionRender: ({ label }: { label?: ReactNode }) => marked(label),
  labelRender: ({ label, value }: { label?: ReactNode; value?: ReactNode }) => marked(label ?? value),
};

/** The same for a tree; it draws the chosen ones as well. */
export const nameInTree = ({ title }: { title?: unknown }) => marked(title as ReactNode);
