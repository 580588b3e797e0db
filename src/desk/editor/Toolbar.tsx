import type { ChainedCommands, Command, Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { useCopy } from '../parts/setup.ts';
import { useKeyboardInsets } from '../parts/visual-viewport.ts';
import type { DeskWords } from '../words/en.ts';
import { tableCommands } from './table.ts';

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

/**
 * The editor's toolbar, and one more while the cursor is in a table. Each is a single tab stop; the arrow keys move
 * between its tools.
 */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const { text: copy } = useCopy();
  const { top, bottom } = useKeyboardInsets();
  const tools = textTools(onLink, onPicture);
  const activeNames = useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => editor.off('transaction', listener);
    },
    () =>
      [
        ...tools.filter(({ isActive }) => isActive?.(editor)).map(({ name }) => name),
        ...(editor.isActive('table') ? ['inTable'] : []),
      ].join(),
  ).split(',');
  const row = (label: string, rowTools: Tool[], className: string) => (
    <AriaToolbar
      aria-label={label}
      className={`flex scroll-px-12 overflow-x-auto p-1 max-sm:scroll-fade sm:flex-wrap ${className}`}
    >
      {rowTools.map(({ name, symbol, keys, isActive, run }) => (
        <button
          key={name}
          type="button"
          aria-label={copy[name]}
          title={keys ? `${copy[name]} (${keys})` : copy[name]}
          aria-pressed={isActive && activeNames.includes(name)}
          className="inline-flex min-h-11 min-w-11 shrink-0 max-sm:basis-[18.5%] lg:pointer-fine:min-h-8 lg:pointer-fine:min-w-8 items-center justify-center rounded-card border border-transparent px-2 lg:px-1 font-semibold hover:bg-panel aria-pressed:border-rule aria-pressed:bg-panel"
          // The text keeps the focus, and a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {symbol ?? <span className="px-1 text-small whitespace-nowrap">{copy[name]}</span>}
        </button>
      ))}
    </AriaToolbar>
  );
  return (
    <div
      className="sticky z-10 rounded-t-card border-b border-line bg-surface lowest:top-0!"
      // Below the links to the parts of the article, which do not stay on the screen above an on-screen keyboard.
      style={{ top: bottom > 0 ? `${top}px` : '2.75rem' }}
    >
      {row(
        copy.toolbar,
        tools,
        'rounded-t-card lg:pointer-fine:grid lg:pointer-fine:grid-cols-[repeat(auto-fill,minmax(2.375rem,1fr))]',
      )}
      {activeNames.includes('inTable') && row(copy.tableTools, tableTools, 'border-t border-line')}
    </div>
  );
}

/** A tool of the toolbar. */
interface Tool {
  name: keyof DeskWords['text'];
  /** Letters or a drawing; null shows the tool's name. */
  symbol: ReactNode;
  /** The keyboard shortcut as shown: `Ctrl+B`. */
  keys?: string | undefined;
  /** Omitted for a tool that is not a toggle. */
  isActive?: ((editor: Editor) => boolean) | undefined;
  run: (editor: Editor) => void;
}

type Change = (chain: ChainedCommands) => ChainedCommands;

/** A tool that changes the text, shown as pressed while the cursor is inside its element. */
function createTool(
  name: Tool['name'],
  symbol: ReactNode,
  keys: string | undefined,
  change: Change,
  isActive?: Tool['isActive'],
): Tool {
  return { name, symbol, keys, isActive, run: (editor) => change(editor.chain().focus()).run() };
}

const isInside =
  (name: string, attributes = {}) =>
  (editor: Editor) =>
    editor.isActive(name, attributes);

const markTool = (name: Tool['name'], symbol: ReactNode, keys?: string) =>
  createTool(name, symbol, keys, (chain) => chain.toggleMark(name), isInside(name));

const listTool = (name: Tool['name'], symbol: ReactNode, keys: string) =>
  createTool(name, symbol, keys, (chain) => chain.toggleList(name, 'listItem'), isInside(name));

const headingTool = (name: Tool['name'], level: 2 | 3) =>
  createTool(
    name,
    `H${level}`,
    `Ctrl+Alt+${level}`,
    (chain) => chain.toggleHeading({ level }),
    isInside('heading', { level }),
  );

const tableTool = (name: keyof typeof tableCommands, symbol: ReactNode = null) =>
  createTool(name, symbol, undefined, (chain) => chain.command(tableCommands[name]));

/** A drawing in the style of the site's icons. */
const shape = (path: string) => (
  <svg viewBox="0 0 24 24" width={22} height={22} className="icon" aria-hidden="true">
    <path d={path} />
  </svg>
);

const shapes = {
  link: shape(
    'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
  ),
  superscript: shape('m4 9 8 10M12 9 4 19M15.5 6a2.2 2.2 0 1 1 4 1.3L15.5 12h4.5'),
  subscript: shape('m4 5 8 10M12 5 4 15M15.5 15a2.2 2.2 0 1 1 4 1.3L15.5 21h4.5'),
  bulletList: shape('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
  orderedList: shape(
    'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.7V9M3.8 15.2a1.6 1.6 0 1 1 2.7 1.6L3.9 20h3',
  ),
  quote: shape('M5 5v14M9.5 8H19M9.5 12H19M9.5 16H15'),
  table: shape('M4 5h16v14H4zM4 10h16M12 5v14'),
  picture: shape('M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9.5h.01'),
  details: shape('M4 5h16v14H4zM4 10.5h16M13.5 7l1.5 1.5L16.5 7M8 14.5h8'),
  rule: shape('M3 12h18'),
  undo: shape('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4'),
  redo: shape('m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4'),
};

/** Wraps the selected blocks in a collapsible section, or unwraps them. */
const toggleDetails: Command = ({ state: { schema, selection, doc }, tr }) => {
  const { $from, $to } = selection;
  const { details, summary, heading } = schema.nodes;
  const depth = Array.from({ length: $from.depth }, (_, above) => $from.depth - above).find(
    (each) => $from.node(each).type === details,
  );
  if (depth !== undefined) {
    const parts = $from.node(depth).content;
    const head = parts.firstChild;
    const body = parts.cut(head?.nodeSize ?? 0);
    tr.replaceWith($from.before(depth), $from.after(depth), head?.content.append(body) ?? body);
    return true;
  }
  const range = $from.blockRange($to, ({ type }) => type === schema.topNodeType);
  if (!range || !details || !summary || !heading) return false;
  const head = summary.create(null, heading.create({ level: 3 }));
  const body = doc.slice(range.start, range.end).content;
  tr.replaceWith(range.start, range.end, details.create(null, body.addToStart(head)));
  tr.setSelection(TextSelection.near(tr.doc.resolve(range.start + 3)));
  return true;
};

/**
 * The tools for editing the text.
 * @param onLink opens the dialog for a link
 * @param onPicture opens the dialog for a picture
 */
function textTools(onLink: () => void, onPicture: () => void): Tool[] {
  return [
    createTool('undo', shapes.undo, 'Ctrl+Z', (chain) => chain.undo()),
    createTool('redo', shapes.redo, 'Ctrl+Shift+Z', (chain) => chain.redo()),
    markTool('bold', <b>B</b>, 'Ctrl+B'),
    markTool('italic', <i>I</i>, 'Ctrl+I'),
    headingTool('heading', 2),
    headingTool('subheading', 3),
    { name: 'link', symbol: shapes.link, keys: 'Ctrl+K', isActive: isInside('link'), run: onLink },
    { name: 'picture', symbol: shapes.picture, isActive: isInside('image'), run: onPicture },
    markTool('strikethrough', <s>S</s>),
    markTool('superscript', shapes.superscript),
    markTool('subscript', shapes.subscript),
    listTool('bulletList', shapes.bulletList, 'Ctrl+Shift+8'),
    listTool('orderedList', shapes.orderedList, 'Ctrl+Shift+7'),
    createTool(
      'quote',
      shapes.quote,
      'Ctrl+Shift+B',
      (chain) => chain.toggleBlockquote(),
      isInside('blockquote'),
    ),
    tableTool('table', shapes.table),
    createTool(
      'details',
      shapes.details,
      undefined,
      (chain) => chain.command(toggleDetails).scrollIntoView(),
      isInside('details'),
    ),
    createTool('rule', shapes.rule, undefined, (chain) => chain.setHorizontalRule()),
  ];
}

/** Tools for the table at the cursor. They show their names, not symbols. */
const tableTools = (
  ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const
).map((name) => tableTool(name));
