import { useRef, useState } from 'react';
import type { OpenedPost, PostContent } from '../../../../shared/desk/posts.ts';
import type { PostText } from '../../editor/text.ts';
import type { KeptPosts } from '../save/kept-posts.ts';
import { usePostQueue } from '../save/use-post-queue.ts';

/** All fields of a post except its text. */
export type PostFields = Omit<PostContent, keyof PostText>;

interface PostEditingOptions {
  post: OpenedPost;
  content: PostContent;
  isChanged: boolean;
  kept: KeptPosts;
}

/** The content of a post being edited, and its saving. */
export function usePostEditing({ post, content, isChanged, kept }: PostEditingOptions) {
  // The state of the post, not its content, which may be newer here.
  const [stored, setStored] = useState(post);
  const latest = useRef(post);
  const [fields, setFields] = useState<PostFields>(() => fieldsOf(content));
  const written = useRef(fields);
  // An untouched text stays as it is, including elements that the editor does not know.
  const readText = useRef<() => PostText>(() => ({
    html: content.html,
    document: content.document,
  }));
  const read = (): PostContent => ({ ...written.current, ...readText.current() });
  const onSaved = (saved: OpenedPost) => {
    latest.current = saved;
    setStored(saved);
  };
  const queue = usePostQueue({ post, kept, isChanged, read, onSaved });
  const show = (changes: Partial<PostFields>) => {
    written.current = { ...written.current, ...changes };
    setFields(written.current);
  };
  return {
    stored,
    /** The last saved post; `stored` has it only after the next rendering. */
    latest: () => latest.current,
    fields,
    queue,
    read,
    write(changes: Partial<PostFields>) {
      show(changes);
      queue.change();
    },
    writeText(reader: () => PostText) {
      readText.current = reader;
      queue.change();
    },
    /** Shows the address that the server has generated. */
    showAddress: (slug: string) => show({ slug }),
  };
}

/** What the views of a post share. */
export type PostEditing = ReturnType<typeof usePostEditing>;

function fieldsOf({ title, slug, excerpt, image, language, featured }: PostContent): PostFields {
  return { title, slug, excerpt, image, language, featured };
}
