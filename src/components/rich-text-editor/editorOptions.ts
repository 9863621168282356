import type { Extensions, UseEditorOptions } from '@tiptap/react';
import type { ImageUploads } from './images/imageUploads';
import type { PacedChanges } from './paceChanges';

interface EditorSettings {
  extensions: Extensions;
  content: string;
  /** Attributes of the editable element, called on each update of the view. */
  attributes: () => Record<string, string>;
  /** Cleans pasted and dropped markup. */
  clean: (html: string) => string;
  changes: PacedChanges;
  insert: ImageUploads['insert'];
  focusToolbar: () => void;
}

/** The caret stays at this distance from the edges of the page: below the tools, above the actions of the form. */
const CARET_MARGIN_PX = { top: 112, right: 0, bottom: 96, left: 0 };

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));

/** Configures the editor: pasting, dropping, keys and change events. */
export const editorOptions = (settings: EditorSettings): UseEditorOptions & { immediatelyRender: true } => ({
  extensions: settings.extensions,
  content: settings.content,
  immediatelyRender: true,
  shouldRerenderOnTransaction: false,
  editorProps: {
    attributes: settings.attributes,
    transformPastedHTML: settings.clean,
    scrollThreshold: CARET_MARGIN_PX,
    scrollMargin: CARET_MARGIN_PX,
    handlePaste: (view, { clipboardData }) => {
      const files = imagesOf(clipboardData);
      // Office programs add a picture of the copied text to the clipboard: paste the text then.
      if (files.length === 0 || clipboardData?.getData('text/plain')) return false;
      settings.insert(view, files, view.state.selection.from);
      return true;
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const files = imagesOf(event.dataTransfer);
      if (isMoved || files.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      settings.insert(view, files, at ?? view.state.selection.from);
      return true;
    },
    handleDOMEvents: {
      blur: () => {
        settings.changes.flush();
        return false;
      },
    },
    handleKeyDown: (_view, event) => {
      // A shortcut of the form needs the text as it is, such as the one that saves.
      if (event.ctrlKey || event.metaKey || event.altKey) settings.changes.flush();
      if (!event.altKey || event.key !== 'F10') return false;
      settings.focusToolbar();
      return true;
    },
  },
  // Before it is mounted nothing is possible, and the hooks of the toolbar see transactions only.
  onCreate: ({ editor }) => editor.view.dispatch(editor.state.tr),
  onUpdate: ({ editor }) => settings.changes.change(() => (editor.isEmpty ? '' : editor.getHTML())),
});
