import { type Command, findParentNodeClosestToPos, type JSONContent, Node } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type Command as TableCommand, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';
import { toOneLine } from './markdown-text.ts';

/** The table role of each node, for prosemirror-tables. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

interface CellToken {
  text: string;
  tokens: [];
  align: string | null;
}

/** A table as in Markdown: without widths and merged cells, and with one paragraph in a cell. */
const TextTable = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const goToCell = (step: 1 | -1) => editor.commands.command(toCommand(goToNextCell(step)));
    return {
      Enter: () => editor.isActive('table') && editor.commands.setHardBreak(),
      // Tab in the last cell adds a row.
      Tab: () => goToCell(1) || (editor.commands.command(tableCommands.addRow) && goToCell(1)),
      'Shift-Tab': () => goToCell(-1),
    };
  },
  parseMarkdown(token, { createNode, parseInline }) {
    const row = (type: string, cells: CellToken[]) =>
      createNode(
        'tableRow',
        {},
        cells.map(({ tokens, align }) =>
          createNode(type, { align }, [createNode('paragraph', {}, parseInline(tokens))]),
        ),
      );
    const head: CellToken[] = token['header'];
    const isHeadless = head.every(({ text }) => text === '');
    return createNode('table', {}, [
      ...(isHeadless ? [] : [row('tableHeader', head)]),
      ...token['rows'].map((cells: CellToken[]) => row('tableCell', cells)),
    ]);
  },
  renderMarkdown: ({ content: rows = [] }: JSONContent, { renderChildren }) => {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const lines = rows.map(({ content: cells = [] }) =>
      cells.map(({ content: [paragraph] = [] }) =>
        toOneLine(renderChildren(paragraph?.content ?? [])).replaceAll('|', '\\|'),
      ),
    );
    const first = rows[0]?.content ?? [];
    const hasHead = first.every(({ type }) => type === 'tableHeader');
    const head = hasHead ? lines.shift() : first.map(() => '');
    const delimiters = first.map(({ attrs }) => columnDelimiters[attrs?.['align']] ?? '---');
    return [head ?? [], delimiters, ...lines].map(line).join('\n');
  },
});

/** The delimiter of a column, by its alignment. */
const columnDelimiters: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

const TextRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A cell is one paragraph. */
const cellNode = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: () => ({
      align: { default: null },
      // prosemirror-tables requires these.
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes: { align } }) => [tag, align ? { align } : {}, 0],
  });

export const tableNodes = [
  TextTable,
  TextRow,
  cellNode('tableHeader', 'th'),
  cellNode('tableCell', 'td'),
];

const toCommand =
  (command: TableCommand): Command =>
  ({ state, dispatch }) =>
    command(state, dispatch);

/** Replaces the selection with a table of a header row and two other rows. */
const insertTable: Command = ({ tr, state: { schema } }) => {
  const row = (type: string) => {
    const emptyCell = { type, content: [{ type: 'paragraph' }] };
    return { type: 'tableRow', content: [emptyCell, emptyCell] };
  };
  const rows = ['tableHeader', 'tableCell', 'tableCell'].map(row);
  const pos = tr.selection.from + 1;
  tr.replaceSelectionWith(schema.nodeFromJSON({ type: 'table', content: rows }));
  tr.setSelection(TextSelection.near(tr.doc.resolve(pos))).scrollIntoView();
  return true;
};

export const tableCommands = {
  table: insertTable,
  addRow: toCommand(addRowAfter),
  addColumn: toCommand(addColumnAfter),
  deleteRow: toCommand(deleteRow),
  deleteColumn: toCommand(deleteColumn),
  deleteTable: toCommand(deleteTable),
};

/** The position below the table that contains a position; null if none does. */
export function posBelowTable(pos: ResolvedPos): number | null {
  const table = tableAt(pos);
  return table ? table.pos + table.node.nodeSize : null;
}

/** The table that contains a position. */
const tableAt = (pos: ResolvedPos) =>
  findParentNodeClosestToPos(pos, ({ type }) => type.name === 'table');
