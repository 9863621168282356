import type { ReactNode } from 'react';
import AlignCenterOutlined from '@ant-design/icons/es/icons/AlignCenterOutlined';
import AlignLeftOutlined from '@ant-design/icons/es/icons/AlignLeftOutlined';
import AlignRightOutlined from '@ant-design/icons/es/icons/AlignRightOutlined';
import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import ClearOutlined from '@ant-design/icons/es/icons/ClearOutlined';
import DeleteColumnOutlined from '@ant-design/icons/es/icons/DeleteColumnOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DeleteRowOutlined from '@ant-design/icons/es/icons/DeleteRowOutlined';
import InsertRowAboveOutlined from '@ant-design/icons/es/icons/InsertRowAboveOutlined';
import InsertRowBelowOutlined from '@ant-design/icons/es/icons/InsertRowBelowOutlined';
import InsertRowLeftOutlined from '@ant-design/icons/es/icons/InsertRowLeftOutlined';
import InsertRowRightOutlined from '@ant-design/icons/es/icons/InsertRowRightOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import MergeCellsOutlined from '@ant-design/icons/es/icons/MergeCellsOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import SplitCellsOutlined from '@ant-design/icons/es/icons/SplitCellsOutlined';
import StrikethroughOutlined from '@ant-design/icons/es/icons/StrikethroughOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import UnderlineOutlined from '@ant-design/icons/es/icons/UnderlineOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import type { Editor } from '@tiptap/react';
import type { TextKey } from '@/locales/text';
import styles from '../RichTextEditor.module.css';

/** A toolbar button as data. */
export interface EditorAction {
  key: string;
  label: TextKey;
  icon: ReactNode;
  /** Shown in the tooltip after the label. */
  shortcut?: string;
  /** Only for toggles. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const mark = (key: 'bold' | 'italic' | 'underline' | 'strike', icon: ReactNode, shortcut: string): EditorAction => ({
  key,
  label: `editor.${key}`,
  icon,
  shortcut,
  isOn: (editor) => editor.isActive(key),
  isPossible: (editor) => editor.can().toggleMark(key),
  run: (editor) => editor.chain().focus().toggleMark(key).run(),
});

/** Undo and redo: an arrow that goes back. The circles of antd are the sign of reloading. */
const UndoArrow = ({ isMirrored = false }: { isMirrored?: boolean }) => (
  <svg
    width="1em"
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    transform={isMirrored ? 'scale(-1 1)' : undefined}
    aria-hidden
  >
    <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />
  </svg>
);

/** Two letters as an icon; the button's label is its accessible name. */
const Sign = ({ of }: { of: string }) => <span className={styles.sign} data-sign={of} aria-hidden />;

const heading = (level: 2 | 3): EditorAction => ({
  key: `heading${level}`,
  label: `editor.heading${level}`,
  icon: <Sign of={`H${level - 1}`} />,
  shortcut: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  isPossible: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const align = (side: 'left' | 'center' | 'right', icon: ReactNode): EditorAction => ({
  key: side,
  label: `editor.align.${side}`,
  icon,
  isOn: (editor) => editor.isActive({ textAlign: side }),
  run: (editor) => editor.chain().focus().toggleTextAlign(side).run(),
});

const Quote = () => (
  <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M2 9.5C2 6.4 3.6 4 6.3 3l.5 1.2C5.2 4.9 4.4 6 4.3 7.2h2.3V12H2zm7 0C9 6.4 10.6 4 13.3 3l.5 1.2C12.2 4.9 11.4 6 11.3 7.2h2.3V12H9z" />
  </svg>
);

/** Undo and redo, headings, marks, blocks, alignment: actions without a dialog. */
export const textActions: EditorAction[][] = [
  [
    {
      key: 'undo',
      label: 'editor.undo',
      icon: <UndoArrow />,
      shortcut: 'Ctrl+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      key: 'redo',
      label: 'editor.redo',
      icon: <UndoArrow isMirrored />,
      shortcut: 'Ctrl+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [heading(2), heading(3)],
  [
    mark('bold', <BoldOutlined aria-hidden />, 'Ctrl+B'),
    mark('italic', <ItalicOutlined aria-hidden />, 'Ctrl+I'),
    mark('underline', <UnderlineOutlined aria-hidden />, 'Ctrl+U'),
    mark('strike', <StrikethroughOutlined aria-hidden />, 'Ctrl+Shift+S'),
    {
      key: 'clear',
      label: 'editor.clear',
      icon: <ClearOutlined aria-hidden />,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
  [
    {
      key: 'bulletList',
      label: 'editor.bulletList',
      icon: <UnorderedListOutlined aria-hidden />,
      shortcut: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      isPossible: (editor) => editor.can().toggleBulletList(),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      key: 'orderedList',
      label: 'editor.orderedList',
      icon: <OrderedListOutlined aria-hidden />,
      shortcut: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      isPossible: (editor) => editor.can().toggleOrderedList(),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      key: 'blockquote',
      label: 'editor.quote',
      icon: <Quote />,
      shortcut: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      isPossible: (editor) => editor.can().toggleBlockquote(),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    align('left', <AlignLeftOutlined aria-hidden />),
    align('center', <AlignCenterOutlined aria-hidden />),
    align('right', <AlignRightOutlined aria-hidden />),
  ],
];

/** Inserts a table of three by three cells with a header row. */
export const insertTable: EditorAction = {
  key: 'table',
  label: 'editor.table',
  icon: <TableOutlined aria-hidden />,
  isOn: (editor) => editor.isActive('table'),
  isPossible: (editor) => !editor.isActive('table') && editor.can().insertTable(),
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

const inTable = (
  key: string,
  label: TextKey,
  icon: ReactNode,
  command:
    | 'addRowBefore'
    | 'addRowAfter'
    | 'addColumnBefore'
    | 'addColumnAfter'
    | 'deleteRow'
    | 'deleteColumn'
    | 'mergeCells'
    | 'splitCell'
    | 'toggleHeaderRow'
    | 'deleteTable',
): EditorAction => ({
  key,
  label,
  icon,
  isPossible: (editor) => editor.can()[command](),
  run: (editor) => editor.chain().focus()[command]().run(),
});

/** Actions for the table that contains the cursor. */
export const tableActions: EditorAction[][] = [
  [
    inTable('rowAbove', 'editor.table.rowAbove', <InsertRowAboveOutlined aria-hidden />, 'addRowBefore'),
    inTable('rowBelow', 'editor.table.rowBelow', <InsertRowBelowOutlined aria-hidden />, 'addRowAfter'),
    inTable('columnLeft', 'editor.table.columnLeft', <InsertRowLeftOutlined aria-hidden />, 'addColumnBefore'),
    inTable('columnRight', 'editor.table.columnRight', <InsertRowRightOutlined aria-hidden />, 'addColumnAfter'),
  ],
  [
    inTable('deleteRow', 'editor.table.deleteRow', <DeleteRowOutlined aria-hidden />, 'deleteRow'),
    inTable('deleteColumn', 'editor.table.deleteColumn', <DeleteColumnOutlined aria-hidden />, 'deleteColumn'),
  ],
  [
    inTable('merge', 'editor.table.merge', <MergeCellsOutlined aria-hidden />, 'mergeCells'),
    inTable('split', 'editor.table.split', <SplitCellsOutlined aria-hidden />, 'splitCell'),
    inTable('head', 'editor.table.head', <Sign of="TH" />, 'toggleHeaderRow'),
  ],
  [inTable('deleteTable', 'editor.table.delete', <DeleteOutlined aria-hidden />, 'deleteTable')],
];
