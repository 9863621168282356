/**
 * Images are uploaded before they are inserted into the text; until then a placeholder marks their position. A document
 * never contains the bytes of an image that was inserted here (R047).
 */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { createEmitter } from '@/utils/createEmitter';
import { fileOfDataUrl } from '../paste/cleanPasted';

/** Uploads an image and resolves with its URL. */
export type UploadImage = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<string>;

/** An image that is being uploaded or failed to upload. */
export interface ImageUpload {
  id: string;
  name: string;
  state: 'running' | 'failed';
  fraction: number | null;
}

interface Change {
  add?: { id: string; pos: number; name: string }[];
  remove?: string;
}

interface Settings {
  upload: UploadImage;
  /** Whether the file may be uploaded; informs the user itself when not. */
  accept: (file: File) => boolean;
  onFailure: (error: unknown) => void;
}

/** The uploads of one editor: its extension and the actions for the page. */
export interface ImageUploads {
  extension: Extension;
  /** Starts uploading images for a position in the text. */
  insert: (view: EditorView, files: readonly File[], pos: number) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
  /** Cancels all uploads: the editor unmounts. */
  stop: () => void;
  subscribe: (listener: () => void) => () => void;
  list: () => readonly ImageUpload[];
}

const key = new PluginKey<DecorationSet>('imageUploads');
const isFromOutside = (transaction: Transaction) =>
  Boolean(transaction.getMeta('paste')) || transaction.getMeta('uiEvent') === 'drop';

function placeholder(name: string): HTMLElement {
  const box = document.createElement('span');
  box.className = 'image-placeholder';
  box.textContent = name;
  return box;
}

/** Creates the uploads of one editor. `settings` is called on each use. */
export function createImageUploads(settings: () => Settings): ImageUploads {
  type Entry = ImageUpload & { file: File; controller: AbortController | null };
  const entries = new Map<string, Entry>();
  const changes = createEmitter('image uploads');
  let shown: readonly ImageUpload[] = [];
  let view: EditorView | null = null;
  let lastId = 0;

  const notify = () => {
    shown = [...entries.values()].map(({ id, name, state, fraction }) => ({ id, name, state, fraction }));
    void changes.emit();
  };
  const enter = (file: File) => {
    const id = `image-${(lastId += 1)}`;
    entries.set(id, { id, name: file.name, state: 'running', fraction: null, file, controller: null });
    return id;
  };
  const positionOf = (state: EditorState, id: string) =>
    key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from ?? null;
  const change = (transaction: Transaction, meta: Change) => transaction.setMeta(key, meta);
  const forget = (id: string) => {
    entries.get(id)?.controller?.abort();
    entries.delete(id);
    if (view && positionOf(view.state, id) !== null) view.dispatch(change(view.state.tr, { remove: id }));
    notify();
  };

  async function send(entry: Entry) {
    const controller = new AbortController();
    const { signal } = controller;
    Object.assign(entry, { controller, state: 'running', fraction: null });
    notify();
    try {
      const src = await settings().upload(entry.file, {
        signal,
        onProgress: (fraction) => {
          entry.fraction = fraction;
          if (!signal.aborted) notify();
        },
      });
      if (signal.aborted || !view) return;
      entries.delete(entry.id);
      const pos = positionOf(view.state, entry.id);
      const { tr, schema } = view.state;
      // The placeholder may have been deleted with the text around it: then the image is dropped.
      if (pos !== null)
        view.dispatch(change(tr.insert(pos, schema.nodes.image!.create({ src, alt: '' })), { remove: entry.id }));
    } catch (error) {
      if (signal.aborted) return;
      Object.assign(entry, { state: 'failed', controller: null });
      settings().onFailure(error);
    } finally {
      notify();
    }
  }

  /** Replaces images that contain their bytes with placeholders and uploads the bytes. */
  function takeOut(state: EditorState): Transaction | null {
    const found: { node: Node; pos: number }[] = [];
    state.doc.descendants((node, pos) => {
      if (node.type.name === 'image' && /^data:/i.test(String(node.attrs.src))) found.push({ node, pos });
    });
    if (found.length === 0) return null;
    const { tr } = state;
    const add: NonNullable<Change['add']> = [];
    for (const { node, pos } of found) {
      const at = tr.mapping.map(pos);
      tr.delete(at, at + node.nodeSize);
      const file = fileOfDataUrl(String(node.attrs.src), 'image');
      if (file && settings().accept(file)) add.push({ id: enter(file), pos: tr.mapping.map(pos), name: file.name });
    }
    return change(tr, { add });
  }

  const plugin = new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, known) {
        let next = known.map(transaction.mapping, transaction.doc);
        const meta = transaction.getMeta(key) as Change | undefined;
        for (const { id, pos, name } of meta?.add ?? [])
          next = next.add(transaction.doc, [Decoration.widget(pos, () => placeholder(name), { id, side: 1 })]);
        if (meta?.remove) next = next.remove(next.find(undefined, undefined, (spec) => spec.id === meta.remove));
        return next;
      },
    },
    props: { decorations: (state) => key.getState(state) },
    appendTransaction: (transactions, _before, state) =>
      transactions.some(isFromOutside) ? takeOut(state) : undefined,
    view: (opened) => {
      view = opened;
      return {
        update() {
          for (const entry of entries.values())
            if (entry.state === 'running' && entry.controller === null) void send(entry);
        },
        destroy() {
          view = null;
        },
      };
    },
  });

  return {
    extension: Extension.create({ name: 'imageUploads', addProseMirrorPlugins: () => [plugin] }),
    insert(target, files, pos) {
      const add = files
        .filter((file) => settings().accept(file))
        .map((file) => ({ id: enter(file), pos, name: file.name }));
      if (add.length > 0) target.dispatch(change(target.state.tr, { add }));
    },
    retry(id) {
      const entry = entries.get(id);
      if (entry?.state === 'failed') void send(entry);
    },
    cancel: forget,
    stop() {
      for (const { controller } of entries.values()) controller?.abort();
      entries.clear();
    },
    subscribe: changes.subscribe,
    list: () => shown,
  };
}
