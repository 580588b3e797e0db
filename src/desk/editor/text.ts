import { type Content, type Editor, getSchema } from '@tiptap/core';
import type { PostContent } from '../../../shared/desk/posts.ts';
import { postSchema } from './schema.ts';

/** A text, as it is stored. */
export type PostText = Pick<PostContent, 'html' | 'document'>;

/** The content of an editor. */
export function textOf(editor: Editor): PostText {
  return { html: editor.isEmpty ? '' : editor.getHTML(), document: editor.getJSON() };
}

/** A text as the editor loads it: its document, unless an older editor made it, or else its HTML. */
export function contentOf({ html, document }: PostText): Content {
  if (document === null) return html;
  try {
    getSchema(postSchema).nodeFromJSON(document).check();
    return document;
  } catch {
    return html;
  }
}

/** Whether a picture in the text has no description. */
export function lacksDescription({ html }: PostText): boolean {
  const text = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(text.images).some(({ alt }) => alt.trim() === '');
}
