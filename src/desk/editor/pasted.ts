import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { pastedFromHtml } from '../../../shared/pasted/from-html.ts';
import { pastedFromText } from '../../../shared/pasted/from-text.ts';
import type { Pasted } from '../../../shared/pasted/pasted.ts';
import { isPicture } from '../posts/save/post-pictures.ts';
import { parsePasted } from './markup.ts';

interface PasteEvents {
  /** Pictures came as files: they are uploaded and described. */
  onPictures: (files: File[]) => void;
  /** Other files came, which cannot be put in. */
  onOtherFiles: (files: File[]) => void;
  /** After each pasted text. */
  onPasted: (pasted: Pasted, view: EditorView) => void;
}

/** Handles what is pasted or dropped. */
export function pasteHandlers({ onPictures, onOtherFiles, onPasted }: PasteEvents): EditorProps {
  let last: Pasted | undefined;
  const takeFiles = (files: File[]) => {
    const [pictures, others] = [files.filter(isPicture), files.filter((file) => !isPicture(file))];
    if (others.length > 0) onOtherFiles(others);
    if (pictures.length > 0) onPictures(pictures);
  };
  return {
    handlePaste(_view, { clipboardData }) {
      const files = Array.from(clipboardData?.files ?? []);
      // Word puts both the text and a picture of it on the clipboard.
      if (files.length === 0 || hasText(clipboardData?.getData('text/html'))) return false;
      takeFiles(files);
      return true;
    },
    handleDrop(view, event) {
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (files.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
      }
      takeFiles(files);
      return true;
    },
    clipboardTextParser(text, context, _isPlain, view) {
      last = pastedFromText(text);
      const page = new DOMParser().parseFromString(last.html, 'text/html');
      return NodeParser.fromSchema(view.state.schema).parseSlice(page.body, {
        context,
        preserveWhitespace: true,
      });
    },
    transformPastedHTML(html, view) {
      last = pastedFromHtml(parsePasted(html), nextPicture(view));
      return last.html;
    },
    transformPasted(slice, view) {
      const pasted = last;
      last = undefined;
      // What is moved within the text was taken before.
      if (pasted && !view.dragging) onPasted(pasted, view);
      return slice;
    },
  };
}

/** The number after those of the pictures that are still awaited in the text. */
function nextPicture({ state }: EditorView): number {
  const awaited = state.doc.textContent.matchAll(/\[\? picture (\d+)\]/g);
  return Math.max(0, ...Array.from(awaited, ([, number]) => Number(number))) + 1;
}

function hasText(html = ''): boolean {
  return html !== '' && parsedText(html).trim() !== '';
}

function parsedText(html: string): string {
  return pastedFromHtml(parsePasted(html)).html.replace(/<[^>]*>/g, '');
}
