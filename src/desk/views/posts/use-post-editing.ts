import { useRef, useState } from 'react';
import type { OpenedPost, PostContent } from '../../../../shared/desk/index.ts';
import type { KeptPosts } from '../../editor/kept-posts.ts';
import { usePostQueue } from '../../editor/post-queue.ts';
import type { PostText } from '../../editor/text.ts';

/** All of a post but its text. */
export type PostFields = Omit<PostContent, keyof PostText>;

interface PostEditingOptions {
  post: OpenedPost;
  content: PostContent;
  isChanged: boolean;
  kept: KeptPosts;
}

/** What is written of a post, and how it is saved. */
export function usePostEditing({ post, content, isChanged, kept }: PostEditingOptions) {
  // Where the post is; not what is written in it, which may be newer here.
  const [stored, setStored] = useState(post);
  const latest = useRef(post);
  const [fields, setFields] = useState<PostFields>(() => fieldsOf(content));
  const written = useRef(fields);
  // A text that is not touched stays as it is, also what the editor does not know of it.
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
    /** The post as it was saved last, which `stored` is only after the next rendering. */
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
    /** Shows the address that the server has made. */
    showAddress: (slug: string) => show({ slug }),
  };
}

/** What a view of a post works with. */
export type PostEditing = ReturnType<typeof usePostEditing>;

function fieldsOf({ title, slug, excerpt, image, language, featured }: PostContent): PostFields {
  return { title, slug, excerpt, image, language, featured };
}
