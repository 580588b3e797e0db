import { Fragment, type Node, DOMParser as NodeParser, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import type { ElementName } from './foreign-elements.ts';
import { hasHiddenPictures, leftOutOf } from './left-out.ts';
import { fromPlainText } from './plain-text.ts';
import { fromWord } from './word.ts';

/** What the editor left out of a pasted text. */
export interface LeftOut {
  pictures: boolean;
  elements: ElementName[];
}

const nothing: LeftOut = { pictures: false, elements: [] };

/**
 * Handles what is pasted or dropped: pictures are passed on to be uploaded and described, and of a text the
 * editor keeps only what a post may contain.
 * @param onLeftOut called after each pasted text with what was left out
 */
export function pasteHandlers(
  onFiles: (files: File[]) => void,
  onLeftOut: (leftOut: LeftOut) => void,
): EditorProps {
  let found = nothing;
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
    clipboardTextParser(text, context, _isPlain, view) {
      const page = new DOMParser().parseFromString(fromPlainText(text), 'text/html');
      return NodeParser.fromSchema(view.state.schema).parseSlice(page.body, {
        context,
        preserveWhitespace: true,
      });
    },
    transformPastedHTML(html) {
      const taken = withoutStyles(fromWord(html));
      found = { pictures: hasHiddenPictures(html), elements: leftOutOf(html, taken) };
      return taken;
    },
    transformPasted(slice, view) {
      const { pictures, elements } = found;
      found = nothing;
      if (view.dragging) return slice;
      const content = withoutForeignPictures(slice.content);
      onLeftOut({ pictures: pictures || !content.eq(slice.content), elements });
      return new Slice(content, slice.openStart, slice.openEnd);
    },
  };
}

/**
 * A pasted text without its styles, which the page's policy refuses even when they are only parsed. The
 * style of an element is moved to `data-style`, without spaces after the names of its properties.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(
        /\sstyle\s*=\s*("[^"]*"|'[^']*'|)/gi,
        (_style, value: string) => ` data-style=${value.replace(/:\s+/g, ':')}`,
      ),
    );
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
