import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { fromWord } from './word.ts';

/**
 * Handles pictures that are pasted or dropped: files are passed on to be uploaded and described; pictures of
 * other sites in a pasted text are left out.
 * @param onLeftOut called after each pasted text with whether pictures were left out
 */
export function pictureHandlers(
  onFiles: (files: File[]) => void,
  onLeftOut: (isAny: boolean) => void,
): EditorProps {
  return {
    handlePaste(_view, { clipboardData }) {
      const files = picturesIn(clipboardData);
      // Word puts both the text and a picture of it on the clipboard.
      if (files.length === 0 || hasText(clipboardData?.getData('text/html'))) return false;
      onFiles(files);
      return true;
    },
    handleDrop(view, event) {
      const files = picturesIn(event.dataTransfer);
      if (files.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
      }
      onFiles(files);
      return true;
    },
    transformPastedHTML: (html) => withoutStyles(fromWord(html)),
    transformPasted(slice, view) {
      if (view.dragging) return slice;
      const content = withoutForeignPictures(slice.content);
      onLeftOut(!content.eq(slice.content));
      return new Slice(content, slice.openStart, slice.openEnd);
    },
  };
}

/**
 * A pasted text without its styles, which the page's policy refuses even when they are only parsed. Bold and
 * italic styles are moved to `data-style`.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

function picturesIn(data: DataTransfer | null): File[] {
  return Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
}

function hasText(html = ''): boolean {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';
}

function withoutForeignPictures(content: Fragment): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const isForeign =
      node.type.name === 'image' && !String(node.attrs['src']).startsWith('/media/');
    if (!isForeign) nodes.push(node.copy(withoutForeignPictures(node.content)));
  });
  return Fragment.fromArray(nodes);
}
