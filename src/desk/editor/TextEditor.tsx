import type { Command } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { useCopy } from '../parts/setup.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PasteNotice } from './PasteNotice.tsx';
import { PictureDialog, type TextPicture } from './PictureDialog.tsx';
import { pasteHandlers } from './pasted.ts';
import { postSchema } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';
import { contentOf, type PostText, textOf } from './text.ts';
import { usePasted } from './use-pasted.ts';

/**
 * Moves the cursor below an inserted node, which would otherwise stay selected and be replaced by the next
 * letter.
 */
const goOnBelow: Command = ({ tr, state }) => {
  if (!(tr.selection instanceof NodeSelection)) return true;
  const { to } = tr.selection;
  const paragraph = state.schema.nodes['paragraph'];
  if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1)));
  return true;
};

interface TextEditorProps {
  start: PostText;
  language: string;
  /** The validation message. */
  wrong?: string | undefined;
  /** Called after each change; the content is read when it is needed. */
  onChange: (read: () => PostText) => void;
}

type OpenDialog = 'link' | 'picture';

/** The text of a post, with its tools. */
export function TextEditor({ start, language, wrong, onChange }: TextEditorProps) {
  const { post, text: copy } = useCopy();
  const id = useId();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [files, setFiles] = useState<File[]>([]);
  const { said, taken, refused } = usePasted();
  const onChangeNow = useRef(onChange);
  onChangeNow.current = onChange;
  const editor = useEditor({
    extensions: postSchema,
    content: contentOf(start),
    injectCSS: false,
    editorProps: {
      ...pasteHandlers({
        onPictures: (pictures) => {
          setFiles(pictures);
          setDialog('picture');
        },
        onOtherFiles: refused,
        onPasted: taken,
      }),
      attributes: {
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-keys ${id}-wrong`,
        'aria-invalid': wrong ? 'true' : 'false',
        'data-placeholder': copy.placeholder,
      },
      handleDOMEvents: { keydown: leavingByKeyboard() },
      handleKeyDown(_view, { key, ctrlKey, metaKey }) {
        if (key !== 'k' || !(ctrlKey || metaKey)) return false;
        setDialog('link');
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChangeNow.current(() => textOf(changed)),
  });
  const chosen = editor.isActive('image')
    ? (editor.getAttributes('image') as TextPicture)
    : undefined;
  const close = () => {
    setDialog(undefined);
    setFiles([]);
  };
  const put = (picture: TextPicture) => {
    if (chosen && files.length === 0) {
      editor.chain().focus().updateAttributes('image', picture).run();
    } else {
      // A picture is inserted after the selection, which stays.
      const { to } = editor.state.selection;
      editor
        .chain()
        .focus()
        .insertContentAt(to, { type: 'image', attrs: picture })
        .command(goOnBelow)
        .scrollIntoView()
        .run();
    }
    const [, ...others] = files;
    setFiles(others);
    if (others.length === 0) setDialog(undefined);
  };
  return (
    <section>
      <h2 id={`${id}-label`} className="font-body text-base font-semibold">
        {post.text}
      </h2>
      <div
        lang={language}
        className={`mt-1 rounded-card border bg-surface focus-within:border-ink ${wrong ? 'border-accent' : 'border-rule'}`}
      >
        <Toolbar
          editor={editor}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
        <EditorContent editor={editor} className="text-editor" />
      </div>
      <p
        id={`${id}-wrong`}
        className="mt-1 border-l-4 border-l-accent pl-2 text-small font-semibold empty:hidden"
      >
        {wrong}
      </p>
      <PasteNotice said={said} />
      <p id={`${id}-keys`} className="mt-1 text-small text-soft pointer-coarse:hidden">
        {copy.keys}
      </p>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && (
        <PictureDialog
          key={files.length}
          file={files[0]}
          before={files.length === 0 ? chosen : undefined}
          onDone={put}
          onClose={close}
        />
      )}
    </section>
  );
}

/**
 * Lets keyboard users leave the text where Tab moves within a list or a table: after Escape, Tab and
 * Shift+Tab move the focus as usual.
 * @returns a listener for `keydown`; true if the key is left to the browser
 */
function leavingByKeyboard() {
  let isLeaving = false;
  return (_view: unknown, { key }: KeyboardEvent): boolean => {
    const isLeft = isLeaving && key === 'Tab';
    isLeaving = key === 'Escape' || (isLeaving && key === 'Shift');
    return isLeft;
  };
}
