import { useEditorState, type Editor } from '@tiptap/react';
import { useText } from '@/locales/text';
import type { EditorAction } from './actions';
import type { ToolbarButton } from './Toolbar';

type States = Record<string, { isOn?: boolean; isPossible: boolean }>;

/** Returns the state of the buttons of some actions at the current cursor position. */
export function useButtons(editor: Editor, actions: readonly (readonly EditorAction[])[]): ToolbarButton[][] {
  const t = useText();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }): States =>
      Object.fromEntries(
        actions
          .flat()
          .map(({ key, isOn, isPossible }) => [
            key,
            { isOn: isOn?.(now), isPossible: now.isEditable && (isPossible?.(now) ?? true) },
          ]),
      ),
  });
  return actions.map((group) =>
    group.map(({ key, label, icon, shortcut, run }) => ({
      key,
      label: t(label),
      icon,
      hint: shortcut,
      isOn: states[key]?.isOn,
      isPossible: states[key]?.isPossible ?? false,
      onClick: () => run(editor),
    })),
  );
}
