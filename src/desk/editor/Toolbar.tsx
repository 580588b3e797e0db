import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { useCopy } from '../parts/setup.ts';
import { useCovered } from '../parts/visual-viewport.ts';
import { type Tool, tableTools, textTools } from './tools.tsx';

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

/** The editor's toolbar: one tab stop, with arrow keys between its tools. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const { text: copy } = useCopy();
  const { top } = useCovered();
  const tools = textTools(onLink, onPicture);
  const active = useSyncExternalStore(
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
  const row = (label: string, shown: Tool[], className: string) => (
    <AriaToolbar
      aria-label={label}
      className={`tools-row flex scroll-px-12 overflow-x-auto p-1 sm:flex-wrap ${className}`}
    >
      {shown.map(({ name, face, keys, isActive, run }) => (
        <button
          key={name}
          type="button"
          aria-label={copy[name]}
          title={keys ? `${copy[name]} (${keys})` : copy[name]}
          aria-pressed={isActive && active.includes(name)}
          className="inline-flex min-h-11 min-w-12 shrink-0 sm:min-w-11 items-center justify-center rounded-card border border-transparent px-2 font-semibold hover:bg-panel aria-pressed:border-rule aria-pressed:bg-panel"
          // The text keeps the focus, and a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {face ?? <span className="px-1 text-small whitespace-nowrap">{copy[name]}</span>}
        </button>
      ))}
    </AriaToolbar>
  );
  return (
    <div
      className="sticky z-10 rounded-t-card border-b border-line bg-surface"
      style={{ top: `${top}px` }}
    >
      {row(copy.toolbar, tools, 'rounded-t-card')}
      {active.includes('inTable') && row(copy.tableTools, tableTools, 'border-t border-line')}
    </div>
  );
}
