import { textLanguage } from '@/utils/textLanguage';

/** A text of the portal with a name of the server in it: only the name is marked as Chinese (WCAG 3.1.2). */
export function NamedText({ text, name }: { text: string; name: string }) {
  const lang = textLanguage(name);
  const at = lang ? text.lastIndexOf(name) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{name}</span>
      {text.slice(at + name.length)}
    </>
  );
}
