import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { useCopy } from '../parts/setup.ts';
import { useCovered } from '../parts/visual-viewport.ts';
import { toolShapes } from './tool-shapes.tsx';
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
  const tools: Tool[] = [
    ...textTools.slice(0, 4),
    {
      name: 'link',
      face: toolShapes.link,
      keys: 'Ctrl+K',
      isActive: () => editor.isActive('link'),
      run: onLink,
    },
    {
      name: 'picture',
      face: toolShapes.picture,
      isActive: () => editor.isActive('image'),
      run: onPicture,
    },
    ...textTools.slice(4),
  ];
  const active = useEditorState({
    editor,
    selector: () => [
      ...tools.filter(({ isActive }) => isActive?.(editor)).map(({ name }) => name),
      ...(editor.isActive('table') ? ['inTable'] : []),
    ],
  });
  return (
    <div
      className="sticky z-10 rounded-t-card border-b border-line bg-surface"
      style={{ top: `${top}px` }}
    >
      <AriaToolbar
        aria-label={copy.toolbar}
        className="tools-row flex scroll-px-12 overflow-x-auto rounded-t-card p-1 sm:flex-wrap"
      >
        {tools.map(({ name, face, keys, isActive, run }) => (
          <ToolButton
            key={name}
            label={copy[name]}
            title={keys ? `${copy[name]} (${keys})` : copy[name]}
            isPressed={isActive && active.includes(name)}
            onPress={() => run(editor)}
          >
            {face}
          </ToolButton>
        ))}
      </AriaToolbar>
      {active.includes('inTable') && (
        <AriaToolbar
          aria-label={copy.tableTools}
          className="tools-row flex scroll-px-12 overflow-x-auto border-t border-line p-1 sm:flex-wrap"
        >
          {tableTools.map(({ name, run }) => (
            <ToolButton key={name} onPress={() => run(editor)}>
              <span className="px-1 text-small whitespace-nowrap">{copy[name]}</span>
            </ToolButton>
          ))}
        </AriaToolbar>
      )}
    </div>
  );
}

interface ToolButtonProps {
  label?: string;
  title?: string;
  /** Omitted for a tool that is not a toggle. */
  isPressed?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

function ToolButton({ label, title, isPressed, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      aria-pressed={isPressed}
      className="inline-flex min-h-11 min-w-12 shrink-0 sm:min-w-11 items-center justify-center rounded-card border border-transparent px-2 font-semibold hover:bg-panel aria-pressed:border-rule aria-pressed:bg-panel"
      // The text keeps the focus, and a phone keeps its keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
