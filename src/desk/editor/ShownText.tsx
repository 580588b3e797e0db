import { EditorContent, useEditor } from '@tiptap/react';
import { postSchema } from './schema.ts';
import { contentOf, type PostText } from './text.ts';

interface ShownTextProps {
  text: PostText;
  label: string;
}

/** A read-only text. Only elements that the editor knows are shown. */
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
