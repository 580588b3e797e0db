import { EditorContent, useEditor } from '@tiptap/react';
import { postSchema } from './schema.ts';
import { contentOf, type PostText } from './text.ts';

interface ShownTextProps {
  text: PostText;
  label: string;
}

/** A text that is only looked at. Whatever it holds, no more is shown of it than the editor knows. */
export function ShownText({ text, label }: ShownTextProps) {
  const editor = useEditor({
    extensions: postSchema,
    content: contentOf(text),
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'document', 'aria-label': label, tabindex: '0' } },
  });
  return <EditorContent editor={editor} className="prose" />;
}
