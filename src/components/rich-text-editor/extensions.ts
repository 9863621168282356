/** What the text may consist of: exactly what the profile of `safe-html` shows to readers. */
import { Mark, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { safeStyle } from '@/components/safe-html/safeStyle';
import { safeUrl } from '@/utils/safeUrl';

/** Keeps colors of older notices; fonts and sizes of other programs are dropped. */
const colorOf = (style: string): string =>
  safeStyle(style)
    .split('; ')
    .filter((declaration) => /^(?:background-)?color: /.test(declaration))
    .join('; ');

const Colored = Mark.create({
  name: 'colored',
  addAttributes: () => ({
    style: {
      default: null,
      parseHTML: (element: HTMLElement) => colorOf(element.getAttribute('style') ?? '') || null,
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[style]',
      getAttrs: (element: HTMLElement) => colorOf(element.getAttribute('style') ?? '') !== '' && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** The editor's extensions; `placeholder` is shown while the text is empty. */
export const textExtensions = (placeholder: () => string): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      isAllowedUri: (address) => safeUrl(address) !== undefined,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
    // It would add an empty paragraph after every table; the gap cursor allows typing there as well.
    trailingNode: false,
  }),
  Colored,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Image.configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: false } }),
  Placeholder.configure({ placeholder }),
];
