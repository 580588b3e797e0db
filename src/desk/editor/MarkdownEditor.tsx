import { type Command, Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../parts/setup.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { createMarkdownWriter, readMarkdown } from './markdown.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { PictureDialog, type TextPicture } from './PictureDialog.tsx';
import { textSchema } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';
import { posBelowTable } from './table.ts';
import { usePaste } from './use-paste.ts';

/**
 * Moves the cursor below an inserted node, which would otherwise stay selected and be replaced by the next
 * character that is typed.
 */
const moveCursorBelow: Command = ({ tr, state }) => {
  if (!(tr.selection instanceof NodeSelection)) return true;
  const { to } = tr.selection;
  const paragraph = state.schema.nodes['paragraph'];
  if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1)));
  return true;
};

interface MarkdownEditorProps {
  /** Markdown. A value other than the one last passed to `onChange` replaces the content. */
  value: string;
  /** Called after each change; blocks that were not edited keep their Markdown. */
  onChange: (markdown: string) => void;
  language: string;
  /** The ids of the elements that name it. */
  labelledBy: string;
  /** The ids of its descriptions, such as a hint or an error. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

type OpenDialog = 'link' | 'picture';

/** A WYSIWYG editor for Markdown. */
export function MarkdownEditor({
  value,
  onChange,
  language,
  labelledBy,
  describedBy = '',
  isInvalid = false,
}: MarkdownEditorProps) {
  const { text: copy } = useCopy();
  const id = useId();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [files, setFiles] = useState<File[]>([]);
  const { report, listeners, onTransaction } = usePaste((pictures) => {
    setFiles(pictures);
    setDialog('picture');
  });
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const [initialParsedText] = useState(() => readMarkdown(value));
  const currentText = useRef({ text: value, write: createMarkdownWriter(initialParsedText) });
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: textSchema,
        content: initialParsedText.content,
        injectCSS: false,
        // `read-paste.ts` handles pastes, including WhatsApp's formatting.
        enablePasteRules: false,
        onTransaction,
        onUpdate({ editor: { state } }) {
          const text = currentText.current.write(state.doc);
          if (text === currentText.current.text) return;
          currentText.current.text = text;
          latestOnChange.current(text);
        },
      }),
  );
  const mountPoint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mountPoint.current) editor.mount(mountPoint.current);
    return () => editor.destroy();
  }, [editor]);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: 'prose',
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          'aria-describedby': `${id}-keys ${describedBy}`.trim(),
          'aria-invalid': String(isInvalid),
          'data-placeholder': copy.placeholder,
        },
        handleDOMEvents: { ...listeners, keydown: escapeTabTrap() },
        handleKeyDown(_view, { key, ctrlKey, metaKey }) {
          if (key !== 'k' || !(ctrlKey || metaKey)) return false;
          setDialog('link');
          return true;
        },
      },
    });
  }, [editor, listeners, id, labelledBy, describedBy, isInvalid, copy]);
  useEffect(() => {
    // Blank lines around a text are not part of it.
    if (value.trim() === currentText.current.text.trim()) return;
    const parsedText = readMarkdown(value);
    currentText.current = { text: value, write: createMarkdownWriter(parsedText) };
    editor.commands.setContent(parsedText.content, { emitUpdate: false });
  }, [value, editor]);
  const selectedPicture = editor.isActive('image')
    ? (editor.getAttributes('image') as TextPicture)
    : undefined;
  const closeDialog = () => {
    setDialog(undefined);
    setFiles([]);
  };
  const insertPicture = (picture: TextPicture) => {
    if (selectedPicture && files.length === 0) {
      editor.chain().focus().updateAttributes('image', picture).run();
    } else {
      // A picture is inserted after the selected text, which it does not replace.
      const { selection } = editor.state;
      const pos = posBelowTable(selection.$from) ?? selection.to;
      editor
        .chain()
        .focus()
        .insertContentAt(pos, { type: 'image', attrs: picture })
        .command(moveCursorBelow)
        .scrollIntoView()
        .run();
    }
    const [, ...others] = files;
    setFiles(others);
    if (others.length === 0) setDialog(undefined);
  };
  return (
    <>
      <div
        lang={language}
        className={`mt-1 rounded-card border bg-surface focus-within:border-ink ${isInvalid ? 'border-ink' : 'border-rule'}`}
      >
        <Toolbar
          editor={editor}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
        <div ref={mountPoint} className="text-editor" />
      </div>
      <PasteNotice report={report} />
      <p id={`${id}-keys`} className="mt-1 text-small text-soft pointer-coarse:hidden">
        {copy.keys}
      </p>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog === 'picture' && (
        <PictureDialog
          key={files.length}
          file={files[0]}
          currentPicture={files.length === 0 ? selectedPicture : undefined}
          onDone={insertPicture}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

/**
 * Lets keyboard users leave a list or a table, in which Tab indents an item or moves the cursor: after Escape, Tab and
 * Shift+Tab move the focus.
 * @returns a listener for `keydown`, which returns true if the key is left to the browser
 */
function escapeTabTrap() {
  let isLeaving = false;
  return (_view: unknown, { key }: KeyboardEvent): boolean => {
    const isForBrowser = isLeaving && key === 'Tab';
    isLeaving = key === 'Escape' || (isLeaving && key === 'Shift');
    return isForBrowser;
  };
}
