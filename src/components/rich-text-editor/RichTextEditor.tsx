import { useEffect, useId, useRef, useState, useSyncExternalStore, type ChangeEvent, type RefObject } from 'react';
import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useMemoizedFn } from 'ahooks';
import { authoredText } from '@/components/safe-html/authoredText';
import { sanitizeHtml } from '@/components/safe-html/sanitizeHtml';
import { useReportPending } from '@/components/upload-list';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { editorOptions } from './editorOptions';
import { textExtensions } from './extensions';
import { ImageTextDialog } from './images/ImageTextDialog';
import { ImageUploadList } from './images/ImageUploadList';
import { createImageUploads, type ImageUpload, type ImageUploads, type UploadImage } from './images/imageUploads';
import { paceChanges } from './paceChanges';
import { cleanPasted } from './paste/cleanPasted';
import styles from './RichTextEditor.module.css';
import { insertTable, tableActions, textActions, type EditorAction } from './toolbar/actions';
import { LinkDialog } from './toolbar/LinkDialog';
import { Toolbar } from './toolbar/Toolbar';
import { useButtons } from './toolbar/useButtons';

export interface RichTextEditorProps {
  id?: string;
  /** Accessible name of the field. */
  label: string;
  /** HTML; empty string for no text. */
  value?: string;
  onChange?: (html: string) => void;
  placeholder?: string;
  uploadImage: UploadImage;
  /** Origins of our images in addition to the page's own: pasted images from them are kept. */
  ownOrigins?: readonly string[];
  /** Returns why a file cannot be uploaded as an image; undefined when it can. */
  refuseImage: (file: File) => string | undefined;
  /** Called with a failure, as a message or an error. */
  onProblem: (problem: { message: string } | { error: unknown }) => void;
  /** Called with the number of images still uploading. */
  onPendingChange?: (count: number) => void;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** Rich text: a toolbar with keyboard support, tables, links, and image uploads (R047). */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value = '', onChange, placeholder = '', onPendingChange } = props;
  const describedBy = props['aria-describedby'];
  const t = useText();
  const hintId = useId();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const toolbar = useRef<{ focus: () => void }>(null);
  const [firstValue] = useState(value);
  const emitted = useRef(value);
  /** Texts that were reported and have not come back as `value` yet. */
  const unseen = useRef(new Set<string>());

  const settings = useMemoizedFn(() => ({
    upload: props.uploadImage,
    accept: (file: File) => {
      const message = props.refuseImage(file);
      if (message) props.onProblem({ message });
      return !message;
    },
    onFailure: (error: unknown) => props.onProblem({ error }),
  }));
  const [uploads] = useState(() => createImageUploads(settings));
  const pending = useSyncExternalStore(uploads.subscribe, uploads.list);
  useReportPending(pending.length, onPendingChange);
  useEffect(() => () => uploads.stop(), [uploads]);

  const hint = useMemoizedFn(() => placeholder);
  const emit = useMemoizedFn((html: string) => {
    emitted.current = html;
    unseen.current.add(html);
    onChange?.(html);
  });
  const [changes] = useState(() => paceChanges(emit));
  useEffect(() => changes.drop, [changes]);
  const clean = useMemoizedFn((html: string) => {
    const { html: cleaned, lostImages } = cleanPasted(html, props.ownOrigins);
    if (lostImages > 0) props.onProblem({ message: t('editor.lostImages', { count: lostImages }) });
    return cleaned;
  });
  // ARIA attributes of the field; they may change while the editor exists.
  const isInvalid = String(props['aria-invalid'] ?? false) === 'true';
  const attributes = useMemoizedFn(() => ({
    id: fieldId,
    class: authoredText,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': [describedBy, hintId].filter(Boolean).join(' '),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  }));
  const focusToolbar = useMemoizedFn(() => toolbar.current?.focus());
  const [options] = useState(() =>
    // Created once: Tiptap would apply a new options object on every render, even an equal one.
    editorOptions({
      extensions: [...textExtensions(hint), uploads.extension],
      content: sanitizeHtml(firstValue),
      attributes,
      clean,
      changes,
      insert: uploads.insert,
      focusToolbar,
    }),
  );
  // On a slow machine Tiptap destroys an editor that was not shown within a moment: then there is none until the next
  // one is created, which starts with the first value. Tiptap's types omit the null.
  const editor = useEditor(options) as Editor | null;
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.setProps({});
  }, [editor, fieldId, label, isInvalid, describedBy]);

  // The value changed from outside: a restored draft, a reloaded record.
  const holder = useRef(editor);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (holder.current !== editor) {
      holder.current = editor;
      emitted.current = firstValue;
    }
    if (value === emitted.current) return unseen.current.clear();
    // An older reported text comes back: keep what was typed since.
    if (unseen.current.has(value)) return;
    emitted.current = value;
    changes.drop();
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value, firstValue, changes]);

  return (
    <div className={cx(styles.editor, isInvalid && styles.invalid)}>
      {editor && (
        <EditorFrame
          editor={editor}
          label={label}
          fieldId={fieldId}
          uploads={uploads}
          pending={pending}
          toolbar={toolbar}
        />
      )}
      <span id={hintId} hidden>
        {t('editor.keyboard')}
      </span>
    </div>
  );
}

interface EditorFrameProps {
  editor: Editor;
  label: string;
  fieldId: string;
  uploads: ImageUploads;
  pending: readonly ImageUpload[];
  toolbar: RefObject<{ focus: () => void } | null>;
}

/** The toolbar and the text of an existing editor. */
function EditorFrame({ editor, label, fieldId, uploads, pending, toolbar }: EditorFrameProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'link' | 'imageText' | null>(null);

  const mediaActions: EditorAction[] = [
    {
      key: 'link',
      label: 'editor.link',
      icon: <LinkOutlined aria-hidden />,
      isOn: (now) => now.isActive('link'),
      run: () => setAsked('link'),
    },
    {
      key: 'image',
      label: 'editor.image',
      icon: <PictureOutlined aria-hidden />,
      run: () => picker.current?.click(),
    },
    {
      key: 'imageText',
      label: 'editor.imageText',
      icon: <FontSizeOutlined aria-hidden />,
      isPossible: (now) => now.isActive('image'),
      run: () => setAsked('imageText'),
    },
    insertTable,
  ];
  const groups = useButtons(editor, [...textActions, mediaActions]);
  const tableGroups = useButtons(editor, tableActions);
  const { isInTable, address, imageText } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isInTable: now.isActive('table'),
      address: String(now.getAttributes('link').href ?? ''),
      imageText: String(now.getAttributes('image').alt ?? ''),
    }),
  });

  const takeFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.insert(editor.view, [...(target.files ?? [])], editor.state.selection.to);
    // Allows choosing the same file again.
    target.value = '';
  };
  const focusText = () => void editor.commands.focus();
  const setLink = (next: string) => {
    setAsked(null);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (next === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && address === '')
      chain.insertContent({ type: 'text', text: next, marks: [{ type: 'link', attrs: { href: next } }] }).run();
    else chain.setLink({ href: next }).run();
  };
  const setImageText = (alt: string) => {
    setAsked(null);
    editor.chain().focus().updateAttributes('image', { alt }).run();
  };

  return (
    <>
      <div className={styles.tools}>
        <Toolbar
          ref={toolbar}
          label={t('editor.toolbar', { label })}
          controls={fieldId}
          groups={groups}
          onEscape={focusText}
        />
        {isInTable && (
          <Toolbar label={t('editor.tableToolbar')} controls={fieldId} groups={tableGroups} onEscape={focusText} />
        )}
        <ImageUploadList uploads={pending} onRetry={uploads.retry} onCancel={uploads.cancel} focusText={focusText} />
      </div>
      <EditorContent editor={editor} className={styles.content} />
      <input
        ref={picker}
        type="file"
        accept={IMAGE_TYPES}
        multiple
        hidden
        aria-label={t('editor.image')}
        onChange={takeFiles}
      />
      {asked === 'link' && <LinkDialog address={address} onClose={() => setAsked(null)} onDone={setLink} />}
      {asked === 'imageText' && (
        <ImageTextDialog text={imageText} onClose={() => setAsked(null)} onDone={setImageText} />
      )}
    </>
  );
}
