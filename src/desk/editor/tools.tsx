import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { DeskWords } from '../words/en.ts';
import { toolShapes } from './tool-shapes.tsx';

/** A tool of the toolbar. */
export interface Tool {
  name: keyof DeskWords['text'];
  /** The label: letters or a drawing. */
  face: ReactNode;
  /** The keyboard shortcut as shown: `Ctrl+B`. */
  keys?: string;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** Tools that change the text directly. */
export const textTools: Tool[] = [
  {
    name: 'bold',
    face: <b>B</b>,
    keys: 'Ctrl+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    face: <i>I</i>,
    keys: 'Ctrl+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    face: 'H2',
    keys: 'Ctrl+Alt+2',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    face: 'H3',
    keys: 'Ctrl+Alt+3',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'struck',
    face: <s>S</s>,
    isActive: (editor) => editor.isActive('struck'),
    run: (editor) => editor.chain().focus().toggleMark('struck').run(),
  },
  {
    name: 'raised',
    face: toolShapes.raised,
    isActive: (editor) => editor.isActive('raised'),
    run: (editor) => editor.chain().focus().toggleMark('raised').run(),
  },
  {
    name: 'lowered',
    face: toolShapes.lowered,
    isActive: (editor) => editor.isActive('lowered'),
    run: (editor) => editor.chain().focus().toggleMark('lowered').run(),
  },
  {
    name: 'bulletList',
    face: toolShapes.bulletList,
    keys: 'Ctrl+Shift+8',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    face: toolShapes.orderedList,
    keys: 'Ctrl+Shift+7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    face: toolShapes.quote,
    keys: 'Ctrl+Shift+B',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'table',
    face: toolShapes.table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
  },
  {
    name: 'rule',
    face: toolShapes.rule,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'undo',
    face: toolShapes.undo,
    keys: 'Ctrl+Z',
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    face: toolShapes.redo,
    keys: 'Ctrl+Shift+Z',
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Tools for the table at the cursor. */
export const tableTools: Pick<Tool, 'name' | 'run'>[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];
